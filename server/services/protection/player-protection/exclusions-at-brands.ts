import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";

export const spreadJob = "exclusion-at-brands";

export type SpreadExclusion = { playerId: string; until: string | null };

/**
 * Makes a self-exclusion apply to the person's accounts at all other brands, because one licence covers them all. A job
 * handles the accounts one at a time, because each has its own wallet to lock, and locking several in one transaction
 * could deadlock.
 */
export async function spreadExclusion(
  { brands, jobs }: Pick<Kit, "brands" | "jobs">,
  tx: Transaction,
  playerId: string,
  until: Date | null,
): Promise<void> {
  if (brands.list().length === 1) return;
  const data: SpreadExclusion = { playerId, until: until?.toISOString() ?? null };
  await jobs.enqueue(tx, spreadJob, data);
}

/** Lists the same person's accounts at other brands. */
export async function listAccountsElsewhere(
  db: Queryable,
  playerId: string,
): Promise<{ id: string; currency: string }[]> {
  return await db.query("select id, currency from same_person_elsewhere($1)", [playerId]);
}
