import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Transaction } from "./database.ts";
import { applyFunctions } from "./migrations-functions.ts";
import type { Service } from "./service.ts";
import { StartupError } from "./startup-error.ts";

type Migration = { name: string; sql: string; checksum: string };
type Applied = { name: string; checksum: string };

/** The key of the advisory lock: an arbitrary number, but every server must use the same one. */
const advisoryLock = 7_275_687;

/** How long a migration waits for a table, how often it tries again, and the pause after the first attempt. */
export type Patience = { lockTimeoutMs: number; attempts: number; pauseMs: number };
/**
 * While a migration waits for an exclusive lock, all other requests for the table queue behind it. It therefore waits
 * briefly, lets the others pass and tries again: for about four minutes in total.
 */
const usualPatience: Patience = { lockTimeoutMs: 3_000, attempts: 20, pauseMs: 1_000 };
const longestPauseMs = 10_000;
/** A lock was not available in time, or the migration was chosen to end a deadlock. */
const lockFailures = new Set<unknown>(["55P03", "40P01"]);

/**
 * Brings the database up to date: the numbered migrations, service by service in the given order, then the
 * SQL functions of all services. Each migration is one transaction; servers that start together take turns,
 * and the later ones have nothing left to do.
 */
export async function migrate(
  db: Database,
  services: readonly Pick<Service, "name" | "migrations">[],
  patience = usualPatience,
): Promise<void> {
  const run = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    retryLocked(patience, () =>
      db.transaction(async (tx) => {
        await lock(tx, patience);
        return await work(tx);
      }),
    );
  await run(async (tx) => {
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
    while (await run((tx) => applyNext(tx, service.name, known)));
  }
  await run((tx) => applyFunctions(tx, services));
}

/** Retries a step that could not lock a table in time, with growing pauses so that other transactions can proceed. */
async function retryLocked<Result>(
  { attempts, pauseMs }: Patience,
  step: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step();
    } catch (error) {
      if (!isLocked(error)) throw error;
      const { message } = error as Error;
      if (attempt === attempts) {
        throw new StartupError(
          `${message} A long transaction uses the same table; end it, or start again when it has ended.`,
          { cause: error },
        );
      }
      process.emitWarning(`${message} Attempt ${attempt} of ${attempts}.`);
      await sleep(Math.min(pauseMs * 1.5 ** (attempt - 1), longestPauseMs));
    }
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  [error, error.cause].some((one) => lockFailures.has((one as { code?: unknown } | undefined)?.code));

/** Applies the next migration and returns whether there was one. */
async function applyNext(tx: Transaction, service: string, known: readonly Migration[]): Promise<boolean> {
  const applied = await tx.query<Applied>(
    "select name, checksum from migrations where service = $1 order by name",
    [service],
  );
  assertSameHistory(service, known, applied);
  const next = known[applied.length];
  if (!next) return false;
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

async function lock(tx: Transaction, { lockTimeoutMs }: Patience): Promise<void> {
  await tx.query("set local statement_timeout = 0");
  // This lock has no timeout: another server may need long to migrate, and only other migrations wait for the lock.
  await tx.query("set local lock_timeout = 0");
  await tx.query("select pg_advisory_xact_lock($1)", [advisoryLock]);
  await tx.query(`set local lock_timeout = ${lockTimeoutMs}`);
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
