import { type Clock, systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./database.ts";
import { createFacts, deleteOldReceipts } from "./facts.ts";
import { createFourEyes } from "./four-eyes.ts";
import { createIdempotency, deleteOldKeys, type Idempotency } from "./idempotency.ts";
import { createJobs } from "./jobs.ts";
import type { Kit } from "./kit.ts";
import { createLimits, deleteEndedCounters } from "./limits.ts";
import { createLogger } from "./log.ts";
import { createProviderMessages } from "./message-providers.ts";
import { createMetrics } from "./metrics.ts";
import { migrate } from "./migrations.ts";
import { openBus } from "./open-bus.ts";
import { openLedger } from "./open-ledger.ts";
import { createOutbox, deleteStaleMessages } from "./outbox.ts";
import { type Random, systemRandom } from "./random.ts";
import type { Service } from "./service.ts";
import { createSessions } from "./session.ts";

export type KitOptions = {
  config: Config;
  clock?: Clock;
  random?: Random;
  /** Opened by the caller and closed with the kit. */
  database?: Database;
};

export type KitHandle = {
  kit: Kit;
  idempotency: Idempotency;
  /** Migrates the database for the kit and these services, in this order, and starts the jobs. */
  migrate(services: readonly Pick<Service, "name" | "migrations">[]): Promise<void>;
  /** Starts to deliver facts to the services' subscriptions. */
  startFacts(): Promise<void>;
  /** Drains the jobs and the ledger, then closes the bus and the database. */
  close(): Promise<void>;
};

const kitMigrations = { name: "kit", migrations: new URL("./migrations/", import.meta.url) };
const cleanUpJob = "kit-clean-up";

export async function createKit(options: KitOptions): Promise<KitHandle> {
  const { config, clock = systemClock, random = systemRandom } = options;
  const log = createLogger(config);
  const db = options.database ?? (await openDatabase(config));
  const bus = await openBus(config, db).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  const { jobs, start: startJobs } = createJobs({ db, clock, log });
  const { facts, start: startFacts } = createFacts({ db, jobs, clock, random });
  const ledger = openLedger({ db, clock, bus, log });
  const sessions = await createSessions({ db, bus, clock, random, config });
  const providers =
    config.mode === "production" ? createProviderMessages({ config, db, clock, random, jobs }) : undefined;

  const kit: Kit = {
    config,
    db,
    clock,
    random,
    bus,
    jobs,
    facts,
    ledger,
    fourEyes: createFourEyes(),
    limits: createLimits(db, clock),
    log,
    messages: providers ?? createOutbox({ db, clock, random }),
    metrics: createMetrics(),
    sessions,
  };
  let closing: Promise<void> | undefined;
  const close = async () => {
    await jobs.stop();
    await ledger.close();
    await sessions.close();
    await bus.close();
    await db.close();
  };

  return {
    kit,
    idempotency: createIdempotency(db, clock),
    async migrate(services) {
      await migrate(db, [kitMigrations, ...services]);
      await startJobs();
      await providers?.start();
      await jobs.work(cleanUpJob, async () => {
        await deleteEndedCounters(db, clock.now());
        await deleteOldKeys(db, clock.now());
        await deleteOldReceipts(db, clock.now());
        if (providers) await deleteStaleMessages(db, clock.now());
      });
      await jobs.schedule(cleanUpJob, "17 * * * *");
    },
    startFacts,
    close() {
      closing ??= close();
      return closing;
    },
  };
}
