import type { RoundRecord } from "@parlour/contracts/entities/game-round";
import type { KeptRound } from "../../../kit/ports/kept-round.ts";
import type { GamesParts } from "./games-parts.ts";
import { toRecord } from "./round-answers.ts";
import { findSeed } from "./seed-store.ts";

export async function readRecord({ kit, games }: GamesParts, round: KeptRound): Promise<RoundRecord> {
  const seed = round.draw ? await findSeed(kit, kit.db, round.playerId, round.draw.key) : undefined;
  return toRecord(round, games.find(round.gameId), seed);
}
