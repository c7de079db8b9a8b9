import type { RoundRecord } from "@parlour/contracts/entities/game-round";
import type { Round } from "@parlour/wagering/rounds";
import type { GamesParts } from "./games-parts.ts";
import { toRecord } from "./round-answers.ts";
import { findSeed } from "./seed-store.ts";

export async function readRecord({ kit, games }: GamesParts, round: Round): Promise<RoundRecord> {
  const seed = round.draw ? await findSeed(kit, kit.db, round.playerId, round.draw.key) : undefined;
  return toRecord(round, games.find(round.productId), seed);
}
