import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import { lockDataDir } from "./data-dir-lock.ts";
import { StartupError } from "./startup-error.ts";

/** Options for the embedded engine. `loadDataDir` is a dump that the database starts with. */
export type EmbeddedSource = ({ dataDir: string } | { memory: true }) & { loadDataDir?: Blob };

export type EmbeddedEngine = { pool: pg.Pool; dump(): Promise<Blob>; close(): Promise<void> };

const extensions = { pg_trgm, unaccent };

/**
 * The engine has a single connection. This time limit is long enough for a busy queue; a longer wait means
 * that code inside a transaction is waiting for a second connection, which never becomes free.
 */
const connectionWaitMs = 60_000;

/** Opens PostgreSQL inside this process, behind the same kind of `pg` pool that is used for a server. */
export async function openEmbeddedEngine(source: EmbeddedSource): Promise<EmbeddedEngine> {
  let lock: { release(): void } | undefined;
  try {
    if ("dataDir" in source) lock = lockDataDir(source.dataDir);
    const engine = await PGlite.create(
      "dataDir" in source
        ? { dataDir: await prepareFolder(source.dataDir, source.loadDataDir), extensions }
        : { dataDir: "memory://", extensions, ...startFrom(source.loadDataDir) },
    );
    const pool = new pg.Pool({
      Client: clientOf(engine),
      // A discarded client may have left a transaction open, because all clients share the engine's one session.
      onConnect: async (client) => void (await client.query("rollback")),
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: connectionWaitMs,
    });
    return {
      pool,
      dump: () => engine.dumpDataDir("none"),
      async close() {
        await pool.end();
        await engine.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    if (error instanceof StartupError) throw error;
    const folder = "dataDir" in source ? source.dataDir : "memory";
    throw new StartupError(`The embedded database in ${folder} cannot be opened: ${oneLine(error)}.`, {
      cause: error,
    });
  }
}

/**
 * Returns a client class that gives each client its own connection to the engine. If clients shared a connection, one
 * that the pool has discarded after an error would end the connection of the client that replaces it.
 */
function clientOf(engine: PGlite): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(engine) });
    }
  };
}

/**
 * Creates the database in a temporary folder and then moves it, so that an interrupted first start leaves no
 * partial database.
 */
async function prepareFolder(dataDir: string, dump: Blob | undefined): Promise<string> {
  const folder = join(dataDir, "pg");
  if (existsSync(folder)) return folder;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const engine = await PGlite.create({ dataDir: draft, ...startFrom(dump) });
  await engine.close();
  renameSync(draft, folder);
  return folder;
}

function startFrom(dump: Blob | undefined): { loadDataDir?: Blob } {
  return dump ? { loadDataDir: dump } : {};
}

function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split("\n")[0] ?? "").replace(/\.$/, "");
}
