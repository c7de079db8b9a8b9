import type { LeaderboardPlan } from "@parlour/contracts/entities/leaderboard";
import type { Kit } from "../../../kit/kit.ts";
import { insertLeaderboard } from "./leaderboard-store.ts";

/** Adds a leaderboard for the sandbox or a test. Seeding again changes nothing. */
export async function seedLeaderboard({ db, clock }: Kit, id: string, plan: LeaderboardPlan): Promise<void> {
  const change = { id, plan, author: "seed", reason: "seed", now: clock.now() };
  await db.transaction(async (tx) => void (await insertLeaderboard(tx, change)));
}
