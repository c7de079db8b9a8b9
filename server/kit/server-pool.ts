import { setTimeout as sleep } from "node:timers/promises";
import { classifyFailure } from "@parlour/ledger/failures";
import pg, { type Pool } from "pg";
import { StartupError } from "./startup-error.ts";

const oldestServer = 150_000;
const connectionWaitMs = 10_000;
const retryPauseMs = 500;

type ServerFacts = { version: number; encoding: string; standby: boolean; readOnly: boolean };

/** Opens a pool and waits up to `waitMs` for an unavailable database, such as one that is still starting. */
export async function openServerPool(url: string, poolSize: number, waitMs: number): Promise<Pool> {
  const fault = faultOf(await waitForFacts(url, waitMs));
  if (fault !== undefined) throw new StartupError(`The database at ${nameOf(url)} ${fault}.`);
  return new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionWaitMs,
    application_name: "parlour",
    keepAlive: true,
    // Statements that are sent without waiting for each other's answers share a round trip to the server.
    pipeline: true,
  } as pg.PoolConfig);
}

async function waitForFacts(url: string, waitMs: number): Promise<ServerFacts> {
  const giveUpMs = performance.now() + waitMs;
  let isLogged = false;
  for (;;) {
    try {
      return await readFacts(url);
    } catch (error) {
      if (classifyFailure(error) !== "absence" || performance.now() >= giveUpMs) {
        throw new StartupError(`The database at ${nameOf(url)} cannot be reached: ${reasonOf(error)}.`, {
          cause: error,
        });
      }
      if (!isLogged) {
        const seconds = Math.ceil(waitMs / 1000);
        process.stderr.write(
          `Waiting up to ${seconds} s for the database at ${nameOf(url)}: ${reasonOf(error)}.\n`,
        );
      }
      isLogged = true;
      await sleep(retryPauseMs);
    }
  }
}

async function readFacts(url: string): Promise<ServerFacts> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectionWaitMs,
    query_timeout: connectionWaitMs,
    application_name: "parlour",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<ServerFacts>(
      `select current_setting('server_version_num')::int as version,
              current_setting('server_encoding') as encoding, pg_is_in_recovery() as standby,
              current_setting('default_transaction_read_only')::boolean as "readOnly"`,
    );
    return rows[0]!;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Returns why the database cannot be used, as the end of a sentence that begins "The database …"; undefined if it can
 * be used.
 */
function faultOf({ version, encoding, standby, readOnly }: ServerFacts): string | undefined {
  if (version < oldestServer) return `is PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed`;
  if (encoding !== "UTF8") return `has the encoding ${encoding}; create it with the encoding UTF8`;
  if (standby) return "is a standby, which cannot be written to; DATABASE_URL must name the primary";
  if (readOnly) return "is read-only; set default_transaction_read_only to off for this database or user";
  return undefined;
}

/** Returns the database's address without user and password. */
function nameOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.host}${parsed.pathname}` : "DATABASE_URL";
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return (message || code || "unknown reason").split("\n")[0]!.replace(/\.$/, "");
}
