import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { ledgerMigrations } from "@parlour/ledger";
import { type Database, openDatabase } from "@parlour/server/kit/database";
import { migrate } from "@parlour/server/kit/migrations";

export type BenchDatabase = {
  name: string;
  database: Database;
  /** The connection URL for other programs such as pgbench; undefined for the embedded engine. */
  url: string | undefined;
  close(): Promise<void>;
};

const services = [{ name: "wallet-gateway", migrations: ledgerMigrations }];

export async function openEmbedded(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-bench-"));
  const database = await openDatabase({ dataDir });
  await migrate(database, services);
  return {
    name: "embedded engine",
    database,
    url: undefined,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates a database on a PostgreSQL server, if one is available. */
export async function openOnServer(poolSize = 32): Promise<BenchDatabase | undefined> {
  const server =
    process.env.BENCH_DATABASE_URL ??
    process.env.TEST_DATABASE_URL ??
    `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;
  const administration = await openDatabase({ url: server, poolSize: 1 }).catch(() => undefined);
  if (!administration) return undefined;
  const name = `parlour_bench_${randomUUID().replaceAll("-", "")}`;
  await administration.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, poolSize });
  await migrate(database, services);
  return {
    name: "PostgreSQL",
    database,
    url: url.href,
    async close() {
      await database.close();
      await administration.query(`drop database ${name} with (force)`);
      await administration.close();
    },
  };
}
