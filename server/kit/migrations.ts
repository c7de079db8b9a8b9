import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Database, Transaction } from "./database.ts";
import { applyFunctions } from "./migrations-functions.ts";
import type { Service } from "./service.ts";
import { StartupError } from "./startup-error.ts";

type Migration = { name: string; sql: string; checksum: string };
type Applied = { name: string; checksum: string };

/** The key of the advisory lock: an arbitrary number, but every server must use the same one. */
const advisoryLock = 7_275_687;

/**
 * Brings the database up to date: the numbered migrations, service by service in the given order, then the
 * SQL functions of all services. Each migration is one transaction; servers that start together take turns,
 * and the later ones have nothing left to do.
 */
export async function migrate(
  db: Database,
  services: readonly Pick<Service, "name" | "migrations">[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx);
    await tx.query(`
      create table if not exists migrations (
        service text not null,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now(),
        primary key (service, name)
      )`);
  });
  for (const service of services) {
    if (!service.migrations) continue;
    const known = readMigrations(service.name, service.migrations);
    // One transaction per migration keeps locks short; the loop ends when no migration is left.
    while (await db.transaction((tx) => applyNext(tx, service.name, known)));
  }
  await db.transaction(async (tx) => {
    await lock(tx);
    await applyFunctions(tx, services);
  });
}

/** Applies the next migration and returns whether there was one. */
async function applyNext(tx: Transaction, service: string, known: readonly Migration[]): Promise<boolean> {
  await lock(tx);
  const applied = await tx.query<Applied>(
    "select name, checksum from migrations where service = $1 order by name",
    [service],
  );
  assertSameHistory(service, known, applied);
  const next = known[applied.length];
  if (!next) return false;
  await tx.query("set local statement_timeout = 0");
  try {
    await tx.client.query(next.sql);
  } catch (error) {
    throw new StartupError(
      `The migration ${next.name} of ${service} failed: ${(error as Error).message.split("\n")[0]}.`,
      { cause: error },
    );
  }
  await tx.query("insert into migrations (service, name, checksum) values ($1, $2, $3)", [
    service,
    next.name,
    next.checksum,
  ]);
  return true;
}

function assertSameHistory(service: string, known: readonly Migration[], applied: readonly Applied[]): void {
  applied.forEach((row, index) => {
    const ours = known[index];
    if (!known.some((migration) => migration.name === row.name)) {
      throw new StartupError(
        `The database is newer than this version: it has the migration ${row.name} of ${service}.`,
      );
    }
    if (ours?.name !== row.name) {
      throw new StartupError(
        `The migration ${ours?.name} of ${service} comes before ${row.name}, which the database already has.`,
      );
    }
    if (ours.checksum !== row.checksum) {
      throw new StartupError(`The migration ${row.name} of ${service} was changed after it was applied.`);
    }
  });
}

async function lock(tx: Transaction): Promise<void> {
  await tx.query("set local statement_timeout = 0");
  await tx.query("select pg_advisory_xact_lock($1)", [advisoryLock]);
}

function readMigrations(service: string, folder: URL): Migration[] {
  const directory = folder.href.endsWith("/") ? folder : new URL(`${folder.href}/`);
  const names = readdirSync(directory)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  return names.map((name, index) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name) || Number(name.slice(0, 4)) !== index + 1) {
      throw new Error(`The migrations of ${service} must be numbered from 0001 without gaps, not ${name}`);
    }
    const sql = readFileSync(new URL(name, directory), "utf8");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}
