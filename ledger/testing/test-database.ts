import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";

export type TestDatabase = { pool: pg.Pool; url: string | undefined; close(): Promise<void> };

const migrations = new URL("../migrations/", import.meta.url);

/** A ledger of its own: on the embedded engine, or on the server that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = process.env.TEST_DATABASE_URL
    ? await createServerDatabase(process.env.TEST_DATABASE_URL)
    : await createEmbeddedDatabase();
  await applyMigrations(database.pool);
  return database;
}

export async function applyMigrations(pool: pg.Pool): Promise<void> {
  for (const name of readdirSync(migrations).sort()) {
    await pool.query(readFileSync(new URL(name, migrations), "utf8"));
  }
}

async function createEmbeddedDatabase(): Promise<TestDatabase> {
  const engine = await PGlite.create("memory://");
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
