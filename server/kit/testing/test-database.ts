import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { type Database, openDatabase, openEmbeddedDatabase } from "../database.ts";
import { openEmbeddedEngine } from "../embedded-engine.ts";

/** A database for one test. `url` is set when the database is on a PostgreSQL server. */
export type TestDatabase = {
  db: Database;
  url: string | undefined;
  /** Saves the data as a template for other tests; the database must not be used afterwards. */
  keepAsTemplate(folder: string): Promise<void>;
  /**
   * Opens a second connection pool to the same database, as another server would have; undefined with the embedded
   * engine.
   */
  openAnother(): Promise<Database> | undefined;
  close(): Promise<void>;
};

/**
 * Opens a database on the server of TEST_DATABASE_URL when that is set, otherwise in memory. The database is empty, or
 * a copy of the template in the folder.
 */
export async function openTestDatabase(templateFolder?: string): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? await openOnServer(server, templateFolder) : await openTestDatabaseInMemory(templateFolder);
}

/**
 * Creates a data folder for the embedded engine from the database template in another folder, so that a process can
 * start with that data.
 */
export async function fillDataDir(templateFolder: string, dataDir: string): Promise<void> {
  const loadDataDir = new Blob([readFileSync(join(templateFolder, templateDump))]);
  await (await openEmbeddedEngine({ dataDir, loadDataDir })).close();
}

/**
 * Drops the template database that belongs to a folder. Deleting the folder is not enough, because the template is on
 * the database server.
 */
export async function dropTemplate(folder: string): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  const path = join(folder, templateName);
  if (server && existsSync(path))
    await administer(server, `drop database if exists ${readFileSync(path, "utf8")}`);
}

const templateName = "template-name";
const templateDump = "template.tar";

async function openOnServer(server: string, templateFolder?: string): Promise<TestDatabase> {
  const name = `parlour_test_${randomUUID().replaceAll("-", "")}`;
  const template = templateFolder && readFileSync(join(templateFolder, templateName), "utf8");
  await administer(server, `create database ${name}${template ? ` template ${template}` : ""}`);
  // Commits are faster when they do not wait for the disk. Only a crash of the database server could lose a commit, and
  // tests that cause a crash start their own server.
  await administer(server, `alter database ${name} set synchronous_commit = off`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened: Database[] = [];
  const open = async () => {
    const database = await openDatabase({ url: url.href, poolSize: 10 });
    opened.push(database);
    return database;
  };
  return {
    db: await open(),
    url: url.href,
    openAnother: open,
    async keepAsTemplate(folder) {
      await Promise.all(opened.map((database) => database.close()));
      writeFileSync(join(folder, templateName), name);
    },
    async close() {
      await Promise.all(opened.map((database) => database.close()));
      await administer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Opens a database of the embedded engine, even when the other suites run on a server. */
export async function openTestDatabaseInMemory(templateFolder?: string): Promise<TestDatabase> {
  const loadDataDir = templateFolder ? readDump(templateFolder) : await emptyDataDir();
  const { db, dump } = await openEmbeddedDatabase({ memory: true, loadDataDir });
  return {
    db,
    url: undefined,
    openAnother: () => undefined,
    async keepAsTemplate(folder) {
      await dropUnusedDatabases(db);
      // Without a checkpoint, every copy would first replay the log of all migrations and seeds.
      await db.pool.query("checkpoint");
      writeFileSync(join(folder, templateDump), Buffer.from(await (await dump()).arrayBuffer()));
      await db.close();
    },
    close: () => db.close(),
  };
}

/**
 * Drops the engine's own template databases, which are never used and make up a third of the files to load in
 * each suite.
 */
async function dropUnusedDatabases({ pool }: Database): Promise<void> {
  await pool.query("update pg_database set datistemplate = false where datname <> current_database()");
  for (const name of ["template0", "template1"]) await pool.query(`drop database ${name}`);
}

const dumps = new Map<string, ArrayBuffer>();

/** Reads a dump. Test files of one process share its 50 MB, because every copy costs time and memory. */
function readDump(folder: string): Blob {
  const path = join(folder, templateDump);
  const bytes = dumps.get(path) ?? new Uint8Array(readFileSync(path)).buffer;
  dumps.set(path, bytes);
  return Object.assign(new Blob([]), { arrayBuffer: async () => bytes });
}

/**
 * Returns a dump of a fresh engine. It is cached, because creating an engine takes seconds but loading a dump
 * is fast. Log files and buffers are small, because every copy allocates, fills and loads them.
 */
export async function emptyDataDir(): Promise<Blob> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const { version } = JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8"));
  const folder = fileURLToPath(new URL("../../../node_modules/.cache/parlour/", import.meta.url));
  const path = join(folder, `small-database-${version}.tar`);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const engine = await PGlite.create({ dataDir: "memory://", initDbStartParams: ["--wal-segsize=1"] });
    await engine.exec("alter system set shared_buffers = '16MB'");
    await engine.exec("alter system set wal_recycle = off");
    await engine.exec("checkpoint");
    const draft = `${path}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await (await engine.dumpDataDir("none")).arrayBuffer()));
    await engine.close();
    // Test files run in parallel; with an atomic rename the others see either no file or a complete one.
    renameSync(draft, path);
  }
  // We read the whole file now, because another test file may replace it while this one loads.
  return new Blob([readFileSync(path)]);
}
