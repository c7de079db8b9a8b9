import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Transaction } from "./database.ts";
import { applyFunctions } from "./migrations-functions.ts";
import {
  assertSameHistory,
  fillStatementChecksums,
  type Migration,
  prepareHistory,
  type ReleasedMigrations,
  readApplied,
  readMigrations,
  recordApplied,
} from "./migrations-history.ts";
import type { Service } from "./service.ts";
import { StartupError } from "./startup-error.ts";

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
/** A lock was not available in time, or PostgreSQL cancelled the migration to end a deadlock. */
const lockFailures = new Set<unknown>(["55P03", "40P01"]);

/** Options that tests use to shorten the waits and to replace the list of released migrations. */
type MigrateOptions = { patience?: Patience; released?: ReleasedMigrations };

/**
 * Brings the database up to date: the numbered migrations, service by service in the given order, then the
 * SQL functions of all services. Each migration is one transaction; servers that start together take turns,
 * and the later ones have nothing left to do.
 */
export async function migrate(
  db: Database,
  services: readonly Pick<Service, "name" | "migrations">[],
  { patience = usualPatience, released }: MigrateOptions = {},
): Promise<void> {
  const known = readMigrations(services, released);
  const run = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    retryLocked(patience, () =>
      db.transaction(async (tx) => {
        await lock(tx, patience);
        return await work(tx);
      }),
    );
  const readVerified = async (tx: Transaction) => {
    const applied = await readApplied(tx);
    for (const [service, migrations] of known)
      assertSameHistory(service, migrations, applied.get(service) ?? []);
    return applied;
  };
  const applied = await run(async (tx) => {
    await prepareHistory(tx);
    return await readVerified(tx);
  });
  for (const [service, migrations] of known) {
    // Most starts find nothing to do, which takes one statement for all services.
    if (applied.get(service)?.length === migrations.length) continue;
    // One transaction per migration keeps locks short; the loop ends when no migration is left.
    while (await run((tx) => applyNext(tx, service, migrations)));
  }
  await run(async (tx) => {
    // A newer server may have migrated since; its functions must not be replaced by older ones.
    const verified = await readVerified(tx);
    // A migration can rename a service. Only after that are its earlier migrations found under the new name.
    await fillStatementChecksums(tx, known, verified);
    await applyFunctions(tx, services);
  });
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
  const applied = (await readApplied(tx, service)).get(service) ?? [];
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
  await recordApplied(tx, service, next);
  return true;
}

async function lock(tx: Transaction, { lockTimeoutMs }: Patience): Promise<void> {
  await tx.query("set local statement_timeout = 0");
  // This lock has no timeout, because a migration by another server may take a long time, and only migrations wait
  // for it.
  await tx.query("set local lock_timeout = 0");
  await tx.query("select pg_advisory_xact_lock($1)", [advisoryLock]);
  await tx.query(`set local lock_timeout = ${lockTimeoutMs}`);
}
