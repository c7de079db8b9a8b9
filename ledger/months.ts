import type { Queryable } from "./accounts.ts";

/** How many months ahead partitions are created, so that it does no harm if the job doesn't run for weeks. */
const monthsAhead = 2;

/**
 * Creates the partitions of this month and the next ones if posting numbers of this month are already in use. A dump
 * reads sequences after tables, so a dump made at the very start of a month may contain its numbers but not its
 * partition. Without the partition, no posting would be possible until the job runs.
 */
export async function repairMonths(db: Queryable, now: Date): Promise<void> {
  const { rows } = await db.query<{ begun: boolean }>(
    "select last_value >= ledger.month_number($1) and ledger.month_number($1) > 0 as begun from ledger.posting_number",
    [now],
  );
  if (rows[0]!.begun) await openMonths(db, now);
}

/**
 * Creates the partitions of this month and the next ones, and moves the posting numbers on to this month. Returns
 * whether anything was missing. If it runs late, postings continue with the numbers of the previous month.
 */
export async function openMonths(db: Queryable, now: Date): Promise<boolean> {
  let isChanged = false;
  for (let ahead = 0; ahead <= monthsAhead; ahead++) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
    const { rows } = await db.query<{ created: boolean }>("select ledger.create_month($1) as created", [
      month,
    ]);
    if (rows[0]!.created) isChanged = true;
  }
  // Each statement is its own transaction, because posting numbers may be issued only once their partition is
  // committed.
  const { rows } = await db.query<{ begun: boolean }>("select ledger.begin_month($1) as begun", [now]);
  // PostgreSQL analyses partitions automatically, but not the parent table, whose statistics are used to plan
  // joins.
  if (isChanged) await db.query("analyze ledger.entry");
  return isChanged || rows[0]!.begun;
}
