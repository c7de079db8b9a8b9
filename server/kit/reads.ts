import { setTimeout as sleep } from "node:timers/promises";
import type { Queryable as LedgerQueryable } from "@parlour/ledger/accounts";
import { classifyFailure } from "@parlour/ledger/failures";
import type { PoolClient, QueryConfig } from "pg";
import type { Database } from "./database.ts";
import { type Queryable, queryRows } from "./queryable.ts";
import type { Replica } from "./replica.ts";

/** A database to read from: the primary or a replica. */
export type ReadSource = Queryable & { pool: LedgerQueryable };

/** Reads that may be answered by a replica. Without one, or while it cannot be used, the primary answers them. */
export type Reads = {
  /**
   * Runs a read that sees everything that was committed on any server before it began. It may run twice, so it must not
   * have effects.
   */
  upToDate<Result>(work: (from: ReadSource) => Promise<Result>): Promise<Result>;
  /** A source that may be a few seconds behind, for reports. */
  recent: ReadSource;
};

type ReadsParts = {
  db: Database;
  replica: Replica | undefined;
  /** Counts reads by the database that answered them. */
  onRead?: ((source: "replica" | "primary") => void) | undefined;
};

/** Waiting longer for the replica would take more time than asking the primary. */
const longestCatchUpMs = 150;
const catchUpPauseMs = 15;
const checkTimeoutMs = 1_000;
const begin = "begin read only; set local statement_timeout = '15s'";

export function createReads({ db, replica, onRead = () => {} }: ReadsParts): Reads {
  if (replica === undefined) return { upToDate: (work) => work(db), recent: db };
  const onPrimary = <Result>(work: (from: ReadSource) => Promise<Result>) => {
    onRead("primary");
    return work(db);
  };

  /** Returns undefined if the replica has not caught up in time. */
  const onReplica = async <Result>(work: (from: ReadSource) => Promise<Result>) => {
    const position = await readPosition(db);
    // The check and the read use one connection, because several replicas may share an address.
    const client = await replica.pool.connect();
    let failure: Error | undefined;
    try {
      await client.query(within(checkTimeoutMs, begin));
      const answer = (await catchesUp(client, position))
        ? { result: await work({ query: (...args) => queryRows(client, ...args), pool: client }) }
        : undefined;
      await client.query("commit");
      return answer;
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      // A connection with a failed read is not used again, because its transaction may still be open.
      client.release(failure);
    }
  };

  return {
    async upToDate(work) {
      if (!replica.isFit()) return await onPrimary(work);
      const answer = await onReplica(work).catch(unlessReplicaFailed);
      if (answer === undefined) return await onPrimary(work);
      onRead("replica");
      return answer.result;
    },
    recent: recentSource(db, replica, onRead),
  };
}

function recentSource(
  db: Database,
  replica: Replica,
  onRead: (source: "replica" | "primary") => void,
): ReadSource {
  const read = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    if (replica.isFit()) {
      const rows = await queryRows<Row>(replica.pool, text, values).catch(unlessReplicaFailed);
      if (rows !== undefined) {
        onRead("replica");
        return rows;
      }
    }
    onRead("primary");
    return await db.query<Row>(text, values);
  };
  return {
    query: read,
    pool: { query: async (text, values) => ({ rows: await read(text, values) }) as never },
  };
}

/** Returns the end of the primary's log, which includes every transaction that was confirmed as committed. */
async function readPosition(db: Database): Promise<string> {
  const [row] = await db.query<{ position: string }>("select pg_current_wal_lsn()::text as position");
  return row!.position;
}

async function catchesUp(client: PoolClient, position: string): Promise<boolean> {
  const giveUpMs = performance.now() + longestCatchUpMs;
  for (;;) {
    const { rows } = await client.query<{ has: boolean | null }>(
      within(checkTimeoutMs, "select pg_last_wal_replay_lsn() >= $1::pg_lsn as has", [position]),
    );
    if (rows[0]?.has === true) return true;
    if (performance.now() > giveUpMs) return false;
    await sleep(catchUpPauseMs);
  }
}

/**
 * Ignores failures of the replica itself: it is unavailable, or it had to cancel the read because the primary has
 * removed rows that the read needs.
 */
function unlessReplicaFailed(error: unknown): undefined {
  if (classifyFailure(error) === "defect") throw error;
  return undefined;
}

/** Sets a statement's own time limit, which the driver's types leave out. */
function within(timeoutMs: number, text: string, values: readonly unknown[] = []): QueryConfig {
  const query = { text, query_timeout: timeoutMs };
  return values.length === 0 ? query : { ...query, values: [...values] };
}
