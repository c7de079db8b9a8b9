import type { Queryable } from "./queryable.ts";

/** How many days old records are kept before they are deleted. */
export type Retention = {
  /** How long sessions are kept, counted from their start. Each player's newest session is always kept. */
  sessionDays: number;
  idempotencyKeyDays: number;
  /** How long messages that could not be sent are kept. */
  outboxDays: number;
  /** How long jobs are kept, counted from when they completed or failed for good. */
  jobDays: number;
  /** How long known devices are kept, counted from their last login. Each player's newest device is always kept. */
  deviceDays: number;
  /** The minimum time for which personal data is kept after an account has been closed. */
  personalDataYears: number;
};

export const defaultRetention: Retention = {
  sessionDays: 365,
  idempotencyKeyDays: 7,
  outboxDays: 7,
  jobDays: 7,
  deviceDays: 365,
  personalDataYears: 5,
};

const batchSize = 5_000;

/**
 * Deletes the rows of a table that match a condition, which refers to the table as `old`. The rows are deleted in
 * batches, so that no statement holds locks on many rows for long. Returns how many were deleted.
 */
export async function deleteInBatches(
  db: Queryable,
  { table, where, before, limit = batchSize }: { table: string; where: string; before: Date; limit?: number },
): Promise<number> {
  let total = 0;
  for (;;) {
    const [row] = await db.query<{ count: number }>(
      `with deleted as (
         delete from ${table} where ctid = any(array(
           select old.ctid from ${table} old where ${where} limit ${limit} for update skip locked)) returning 1)
       select count(*)::int as count from deleted`,
      [before],
    );
    total += row!.count;
    if (row!.count < limit) return total;
  }
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/**
 * Deletes sessions that began and expired before the given time. The newest session of each player is kept,
 * because it shows operators when the player last signed in.
 */
export async function deleteOldSessions(db: Queryable, before: Date): Promise<number> {
  return await deleteInBatches(db, {
    table: "sessions",
    where: `old.created_at < $1 and old.expires_at < $1 and exists (
      select from sessions newer where newer.player_id = old.player_id and newer.created_at > old.created_at)`,
    before,
  });
}
