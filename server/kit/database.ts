import pg, { type Pool } from "pg";
import type { Config } from "./config.ts";
import { type EmbeddedSource, openEmbeddedEngine } from "./embedded-engine.ts";
import { type Queryable, queryRows } from "./queryable.ts";
import { StartupError } from "./startup-error.ts";
import { assertOutsideTransaction, runTransaction, type Transaction } from "./transaction.ts";

export type { Queryable, Transaction };

export type Database = Queryable & {
  pool: Pool;
  /**
   * Commits when the work resolves and rolls back when it throws. The work runs again after a
   * serialisation failure or a deadlock, so it must do nothing outside the database but `afterCommit`.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

export type DatabaseSource = { url: string; poolSize?: number } | EmbeddedSource;

const oldestServer = 150_000;
const connectionWaitMs = 10_000;
const defaultPoolSize = 20;

/** The limits are set in each transaction, because connection poolers drop session settings. */
const serverBegin =
  "begin; set local statement_timeout = '15s'; set local idle_in_transaction_session_timeout = '30s'";

export async function openDatabase(source: DatabaseSource | Config): Promise<Database> {
  const from = "databaseUrl" in source ? sourceOf(source) : source;
  if ("url" in from) {
    const pool = await openServerPool(from.url, from.poolSize ?? defaultPoolSize);
    return createDatabase(pool, serverBegin, () => pool.end());
  }
  return (await openEmbeddedDatabase(from)).db;
}

/** The database, and a way to dump everything that it holds. */
export async function openEmbeddedDatabase(
  source: EmbeddedSource,
): Promise<{ db: Database; dump(): Promise<Blob> }> {
  const { pool, dump, close } = await openEmbeddedEngine(source);
  return { db: createDatabase(pool, "begin", close), dump };
}

function sourceOf(config: Config): DatabaseSource {
  return config.databaseUrl
    ? { url: config.databaseUrl, poolSize: config.databasePoolSize }
    : { dataDir: config.dataDir };
}

function createDatabase(pool: Pool, begin: string, close: () => Promise<void>): Database {
  // The pool replaces a connection that breaks while idle; if the server is down, the next query fails.
  pool.on("error", () => {});
  const connect = async () => {
    assertOutsideTransaction();
    return await pool.connect();
  };
  let closing: Promise<void> | undefined;
  return {
    pool,
    async query(text, values) {
      assertOutsideTransaction();
      return await queryRows(pool, text, values);
    },
    transaction: (work) => runTransaction(connect, begin, work),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

async function openServerPool(url: string, poolSize: number): Promise<Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionWaitMs,
    application_name: "parlour",
  });
  let version: number;
  try {
    const answer = await pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    version = Number(answer.rows[0]?.version);
  } catch (error) {
    await pool.end();
    throw new StartupError(`The database at ${nameOf(url)} cannot be reached: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  if (version >= oldestServer) return pool;
  await pool.end();
  throw new StartupError(
    `The database at ${nameOf(url)} is PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed.`,
  );
}

/** The address without user and password. */
function nameOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.host}${parsed.pathname}` : "DATABASE_URL";
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return (message || code || "unknown reason").split("\n")[0]!.replace(/\.$/, "");
}
