import { createHash } from "node:crypto";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import { listBetIds } from "./bet-store.ts";
import { drawsOf } from "./draws.ts";
import * as rounds from "./round-store.ts";

/**
 * Opens the next round for bets. Chooses the server seed of its outcome and publishes only the seed's hash.
 */
export async function openNextRound(
  kit: Kit,
  game: SharedGame,
  number: number,
): Promise<rounds.Round | undefined> {
  const serverSeed = kit.random.bytes(32).toString("hex");
  const openedAt = kit.clock.now();
  return await rounds.openRound(kit.db, {
    slug: game.slug,
    number,
    openedAt,
    closesAt: new Date(openedAt.getTime() + game.bettingMs),
    serverSeed,
    serverSeedHash: createHash("sha256").update(serverSeed).digest("hex"),
    field: game.prepare(drawsOf(serverSeed, fieldSeedOf(game.slug, number))),
  });
}

/**
 * Draws the outcome and stores it. The client seed is derived from all stored bets, so the outcome could not
 * be known when the server seed was chosen. The round's row is locked while the bets are read.
 */
export async function decideRound(kit: Kit, game: SharedGame, round: rounds.Round): Promise<boolean> {
  return await kit.db.transaction(async (tx) => {
    if ((await rounds.lockRound(tx, round)) !== "BETTING") return false;
    const clientSeed = clientSeedOf(round.slug, round.number, await listBetIds(tx, round.slug, round.number));
    const outcome = game.draw(round.field, drawsOf(round.serverSeed, clientSeed));
    const startsAt = kit.clock.now();
    const endsAt = new Date(startsAt.getTime() + game.runMs(outcome));
    const nextAt = new Date(endsAt.getTime() + game.resultMs);
    return await rounds.keepDecision(tx, round, { startsAt, endsAt, nextAt, clientSeed, outcome });
  });
}

/** The field is drawn before there are any bets, so its client seed depends only on the round. */
function fieldSeedOf(slug: string, number: number): string {
  return `${slug}:${number}`;
}

export function clientSeedOf(slug: string, number: number, betIds: readonly string[]): string {
  return createHash("sha256")
    .update([`${slug}:${number}`, ...betIds.toSorted()].join("\n"))
    .digest("hex");
}
