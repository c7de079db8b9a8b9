import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import { lockDataDir } from "./data-dir-lock.ts";
import { StartupError } from "./startup-error.ts";

export type EmbeddedSource = { dataDir: string } | { memory: true; loadDataDir?: Blob };

export type EmbeddedEngine = { pool: pg.Pool; dump(): Promise<Blob>; close(): Promise<void> };

/** Long enough for a busy queue; a wait beyond it is work that waits for itself. */
const connectionWaitMs = 60_000;

/** PostgreSQL inside this process, behind the same `pg` pool as a server would be. */
export async function openEmbeddedEngine(source: EmbeddedSource): Promise<EmbeddedEngine> {
  const lock = "dataDir" in source ? lockDataDir(source.dataDir) : undefined;
  try {
    const engine = await PGlite.create({
      dataDir: "dataDir" in source ? join(source.dataDir, "pg") : "memory://",
      extensions: { pg_trgm, unaccent },
      ...("loadDataDir" in source && source.loadDataDir ? { loadDataDir: source.loadDataDir } : {}),
    });
    const pool = new pg.Pool({
      ...createPgConfig(engine),
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
    const folder = "dataDir" in source ? source.dataDir : "memory";
    throw new StartupError(`The embedded database in ${folder} cannot be opened: ${oneLine(error)}.`, {
      cause: error,
    });
  }
}

function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split("\n")[0] ?? "").replace(/\.$/, "");
}
