import type { Pool, PoolClient } from "pg";
import type { Config } from "./config.ts";
import { type EmbeddedSource, openEmbeddedEngine } from "./embedded-engine.ts";
import { gatheredReads } from "./gathered-reads.ts";
import { type Queryable, queryRows } from "./queryable.ts";
import { openServerPool } from "./server-pool.ts";
import {
  assertOutsideTransaction,
  runTransaction,
  type Transaction,
  type TransactionOptions,
  type TransactionStart,
} from "./transaction.ts";

export type { Queryable, Transaction };

export type Database = Queryable & {
  pool: Pool;
  /**
   * Commits when the work resolves and rolls back when it throws. The work runs again after a serialisation
   * failure or a deadlock, so its only effect outside the database may be `afterCommit`.
   */
  transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** Breaks every connection in use: its caller gets a connection error instead of waiting forever. */
  cutConnections(): void;
  close(): Promise<void>;
};

/** `waitMs` is how long opening waits for a server that cannot be reached. */
export type DatabaseSource = { url: string; poolSize?: number; waitMs?: number } | EmbeddedSource;

const defaultPoolSize = 20;

/** The time limits are set in each transaction, because connection poolers drop session settings. */
const serverBegin =
  "begin; set local statement_timeout = '15s'; set local idle_in_transaction_session_timeout = '30s'";

export async function openDatabase(source: DatabaseSource | Config): Promise<Database> {
  const from = "databaseUrl" in source ? sourceOf(source) : source;
  if ("url" in from) {
    const pool = await openServerPool(from.url, from.poolSize ?? defaultPoolSize, from.waitMs ?? 0);
    return createDatabase(pool, { begin: serverBegin, isPipelined: true }, () => pool.end());
  }
  return (await openEmbeddedDatabase(from)).db;
}

/** Opens an embedded database. Returns it with a function that dumps all its data. */
export async function openEmbeddedDatabase(
  source: EmbeddedSource,
): Promise<{ db: Database; dump(): Promise<Blob> }> {
  const { pool, dump, close } = await openEmbeddedEngine(source);
  return { db: createDatabase(pool, { begin: "begin", isPipelined: false }, close), dump };
}

function sourceOf(config: Config): DatabaseSource {
  return config.databaseUrl
    ? {
        url: config.databaseUrl,
        poolSize: config.databasePoolSize,
        waitMs: config.databaseWaitSeconds * 1000,
      }
    : { dataDir: config.dataDir };
}

export function createDatabase(pool: Pool, start: TransactionStart, close: () => Promise<void>): Database {
  const connections = trackConnections(pool);
  const connect = async () => {
    assertOutsideTransaction();
    return await pool.connect();
  };
  let closing: Promise<void> | undefined;
  return {
    pool,
    async query(text, values) {
      assertOutsideTransaction();
      const gathered = start.isPipelined ? gatheredReads(pool, text) : undefined;
      return await (gathered?.(text, values) ?? queryRows(pool, text, values));
    },
    transaction: (work, options) => runTransaction(connect, start, work, options),
    cutConnections() {
      for (const client of connections) destroySocket(client);
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/**
 * Returns the pool's open connections, and listens to their `error` events: a connection that breaks between
 * two statements emits one, which would end the process if nothing listened. The next statement fails, and
 * the pool replaces the connection when it is released.
 */
function trackConnections(pool: Pool): ReadonlySet<PoolClient> {
  const connections = new Set<PoolClient>();
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    connections.add(client);
  });
  pool.on("remove", (client) => connections.delete(client));
  return connections;
}

function destroySocket(client: PoolClient): void {
  const { connection } = client as unknown as { connection?: { stream?: { destroy?(): void } } };
  connection?.stream?.destroy?.();
}
