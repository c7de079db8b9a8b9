import type { RoundRecord } from "@parlour/contracts/entities/game-round";
import type { Round } from "@parlour/wagering/rounds";
import type { GamesParts } from "./games-parts.ts";
import { toRecord } from "./round-answers.ts";
import { findSeed } from "./seed-store.ts";

export async function readRecord(
  { kit, games, findStudioGame }: GamesParts,
  round: Round,
): Promise<RoundRecord> {
  const seed = round.draw ? await findSeed(kit, kit.db, round.playerId, round.draw.key) : undefined;
  const record = toRecord(round, games.find(round.productId), seed);
  const atStudio = findStudioGame(round.productId);
  return atStudio === undefined ? record : { ...record, slug: atStudio.slug };
}
