import type { Kit } from "../../../kit/kit.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { subscriber } from "./count-rounds.ts";
import { findEligible } from "./find-eligible.ts";
import { prizesOf } from "./leaderboard-rules.ts";
import { advance, type LeaderboardRow, listToClose, lockLeaderboard } from "./leaderboard-store.ts";
import type { LeaderboardParts } from "./parts.ts";
import { deleteSomeRounds, listWithOldRounds } from "./score-store.ts";
import { insertWinners } from "./winner-store.ts";

/**
 * A round that was settled just before the end of a leaderboard may be committed only after the end. Transactions are
 * cut off after half a minute, so a minute after the end all of these rounds are visible.
 */
export const graceMs = 60_000;

/**
 * Fixes the winners of leaderboards that have ended, once all rounds that were settled before the end have been
 * counted. It is safe to run on any number of servers: only the server that locks a leaderboard first writes its list
 * of winners.
 */
export async function closeLeaderboards(parts: LeaderboardParts): Promise<void> {
  const { kit } = parts;
  const due = await listToClose(kit.db, new Date(kit.clock.now().getTime() - graceMs));
  await tryEach(due, async (row) => {
    if (!(await hasUncountedRounds(parts, row))) await closeOne(parts, row.id);
  });
}

/**
 * Returns whether there is a settled round that may count and has not been counted yet. Other currencies and periods
 * don't matter.
 */
async function hasUncountedRounds(
  { wagering }: LeaderboardParts,
  { currency, starts_at, ends_at }: LeaderboardRow,
): Promise<boolean> {
  return await wagering.settlements.isWaiting(subscriber, {
    vertical: "casino",
    currency,
    startedFrom: starts_at,
    settledBefore: ends_at,
  });
}

async function closeOne(parts: LeaderboardParts, id: string): Promise<void> {
  await parts.kit.db.transaction(async (tx) => {
    const row = await lockLeaderboard(tx, id);
    if (row?.state !== "OPEN" || row.ends_at.getTime() + graceMs > parts.kit.clock.now().getTime()) return;
    const prizes = prizesOf(row.plan);
    const limits = { places: prizes.length, checked: Number.POSITIVE_INFINITY };
    const { places } = await findEligible(parts, tx, row, limits);
    const winners = places.map(({ player_id: playerId, score }, n) => ({
      place: n + 1,
      playerId,
      score,
      prizeMinor: prizes[n]!,
    }));
    await insertWinners(tx, id, winners);
    await advance(tx, row, "close");
  });
}

/** Deletes the rounds of leaderboards that have ended, in short transactions. */
export async function deleteOldRounds({ db }: Pick<Kit, "db">): Promise<void> {
  await tryEach(await listWithOldRounds(db), async (id) => {
    while (await deleteSomeRounds(db, id));
  });
}
