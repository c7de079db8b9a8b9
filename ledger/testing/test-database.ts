import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";

export type TestDatabase = { pool: pg.Pool; url: string | undefined; close(): Promise<void> };

/** The migration folders, in the order in which the server applies them; see `server/kit/migrations.ts`. */
const folders = ["../migrations/", "../functions/"].map((path) => new URL(path, import.meta.url));
const cache = new URL("../../node_modules/.cache/parlour/", import.meta.url);

/** Opens a new ledger database on the embedded engine, or on the server of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (!process.env.TEST_DATABASE_URL)
    return openEmbedded(await PGlite.create({ loadDataDir: await template() }));
  const database = await createServerDatabase(process.env.TEST_DATABASE_URL);
  await applyMigrations(database.pool);
  return database;
}

export async function applyMigrations(pool: pg.Pool): Promise<void> {
  for (const sql of readMigrations()) await pool.query(sql);
}

function readMigrations(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((name) => readFileSync(new URL(name, folder), "utf8")),
  );
}

/**
 * Returns a dump of a migrated engine. It is cached, because creating an engine takes seconds but loading a
 * dump is fast. Log files and buffers are small, because every copy allocates, fills and loads them.
 */
async function template(): Promise<Blob> {
  const hash = createHash("sha256").update(readMigrations().join()).digest("hex").slice(0, 12);
  const file = new URL(`small-ledger-${hash}.tar`, cache);
  if (!existsSync(file)) {
    const engine = await PGlite.create({ dataDir: "memory://", initDbStartParams: ["--wal-segsize=1"] });
    for (const sql of readMigrations()) await engine.exec(sql);
    await engine.exec("alter system set shared_buffers = '16MB'");
    await engine.exec("alter system set wal_recycle = off");
    // Without a checkpoint, every copy would first replay the log of the migrations.
    await engine.exec("checkpoint");
    mkdirSync(cache, { recursive: true });
    const draft = new URL(`${randomUUID()}.tar`, cache);
    writeFileSync(draft, Buffer.from(await (await engine.dumpDataDir("none")).arrayBuffer()));
    await engine.close();
    // Test files run in parallel; with an atomic rename the others see either no file or a complete one.
    renameSync(draft, file);
  }
  // We read the whole file now, because another test file may replace it while this one loads.
  return new Blob([readFileSync(file)]);
}

/** Wraps the embedded engine in an ordinary pool, as the server does. */
export function openEmbedded(engine: PGlite): TestDatabase {
  const pool = new pg.Pool({ ...createPgConfig(engine), max: 1, idleTimeoutMillis: 0 });
  return {
    pool,
    url: undefined,
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}

export async function createServerDatabase(serverUrl: string): Promise<TestDatabase & { url: string }> {
  const name = `ledger_test_${randomUUID().replaceAll("-", "")}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  // With asynchronous commits, only a crash of the database itself could lose a commit, and no test of the ledger
  // causes one.
  await server.query(`alter database ${name} set synchronous_commit = off`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 10 });
  pool.on("error", () => {});
  return {
    pool,
    url: url.href,
    async close() {
      await pool.end();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}
