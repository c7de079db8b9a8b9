import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { classifyFailure } from "./failures.ts";

const mostAttempts = 12;
const longestPauseMs = 256;

/**
 * Runs work in a transaction and commits when the work resolves. It retries after a conflict or while the
 * database is unreachable, and returns `undefined` if every attempt fails.
 */
export async function runInTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result | undefined> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    try {
      return await runOnce(await pool.connect(), work);
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure === "defect") throw error;
      await sleep(Math.random() * Math.min(2 ** attempt, longestPauseMs));
    }
  }
  return undefined;
}

async function runOnce<Result>(
  client: PoolClient,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  let broken: Error | undefined;
  // A connection that breaks between two statements emits an error event, which must have a listener.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on("error", onError);
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(onError);
    throw error;
  } finally {
    client.off("error", onError);
    client.release(broken);
  }
}
