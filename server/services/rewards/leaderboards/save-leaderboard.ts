import { isDeepStrictEqual } from "node:util";
import type { LeaderboardPlan } from "@parlour/contracts/entities/leaderboard";
import type { Transaction } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import {
  findLeaderboard,
  insertLeaderboard,
  type LeaderboardChange,
  type LeaderboardRow,
  lockLeaderboard,
  updateLeaderboard,
} from "./leaderboard-store.ts";

const asStored = (plan: LeaderboardPlan): unknown => JSON.parse(JSON.stringify(plan));

type Saved = { before: LeaderboardPlan | null; row: LeaderboardRow; isNew: boolean };

/**
 * Creates a leaderboard, or changes one that has not started: players who take part rely on its rules and prizes. If
 * someone else has changed it in the meantime, the result is a conflict.
 */
export async function saveLeaderboard(
  tx: Transaction,
  change: LeaderboardChange & { baseVersion: number | null },
): Promise<Saved | Refusal> {
  const { id, plan, baseVersion, now } = change;
  if (baseVersion === null) {
    const row = await insertLeaderboard(tx, change);
    if (row) return { before: null, row, isNew: true };
    const existing = await findLeaderboard(tx, id);
    // The same plan under the same id is a repeated request, not a conflict. Plans are compared regardless of the
    // order of their keys, because the database changes it.
    const isSame = existing?.version === 1 && isDeepStrictEqual(existing.plan, asStored(plan));
    return isSame ? { before: existing.plan, row: existing, isNew: false } : refuse("CONFLICT");
  }
  const before = await lockLeaderboard(tx, id);
  if (!before) return refuse("NOT_FOUND");
  if (before.version !== baseVersion || before.state !== "OPEN" || before.starts_at <= now) {
    return refuse("CONFLICT");
  }
  return { before: before.plan, row: await updateLeaderboard(tx, change), isNew: true };
}
