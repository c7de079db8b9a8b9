import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";

const mostAttempts = 20;
const lockNotAvailable = "55P03";

/**
 * Runs work on a whole month in one transaction, without the usual statement timeout. Attaching or detaching a
 * partition locks all entries, and postings queue up behind a lock that is waiting. Each attempt therefore gives up
 * after waiting one second for a lock, and is retried later.
 */
export async function runMonthTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect();
    try {
      await client.query("begin; set local statement_timeout = 0; set local lock_timeout = '1s'");
      // Only one archive command may run at a time, even on several machines.
      await client.query("select pg_advisory_xact_lock(hashtext('parlour ledger months'))");
      const result = await work(client);
      await client.query("commit");
      client.release();
      return result;
    } catch (error) {
      const isUsable = await client.query("rollback").then(
        () => true,
        () => false,
      );
      client.release(!isUsable);
      if ((error as { code?: string }).code !== lockNotAvailable || attempt === mostAttempts) throw error;
      await sleep(Math.random() * 1_000 * attempt);
    }
  }
}
