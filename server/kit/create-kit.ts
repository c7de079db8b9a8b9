import { randomUUID } from "node:crypto";
import { brandedMessages } from "./brands/branded-messages.ts";
import { createBrands } from "./brands/brands.ts";
import type { Bus } from "./bus.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./database.ts";
import { createFacts, deleteOldReceipts } from "./facts.ts";
import { createFourEyes } from "./four-eyes.ts";
import { createHeartbeat } from "./heartbeat.ts";
import { createIdempotency, deleteOldKeys, type Idempotency } from "./idempotency.ts";
import { createJobs } from "./jobs.ts";
import type { Kit } from "./kit.ts";
import { createReadCounter, registerKitMetrics } from "./kit-metrics.ts";
import { createLimits, deleteEndedCounters } from "./limits.ts";
import { createLogger } from "./log.ts";
import { createProviderMessages } from "./message-providers.ts";
import { createMetrics } from "./metrics.ts";
import { migrate } from "./migrations.ts";
import { openBus } from "./open-bus.ts";
import { createOpenConnections } from "./open-connections.ts";
import { openLedger } from "./open-ledger.ts";
import { createOutbox, deleteStaleMessages } from "./outbox.ts";
import { createErrorWords } from "./providers/error-words.ts";
import { createProviderCalls } from "./providers/provider-calls.ts";
import { type Random, systemRandom } from "./random.ts";
import { createReads } from "./reads.ts";
import { openReplica } from "./replica.ts";
import { daysBefore, deleteOldSessions } from "./retention.ts";
import type { Service } from "./service.ts";
import { createSessions } from "./session.ts";
import { createSessionChanges } from "./session-changes.ts";
import { startTracing } from "./tracing/start-tracing.ts";
import { traceDatabase, traceLedger } from "./tracing/traced-parts.ts";

export type KitOptions = {
  config: Config;
  clock?: Clock;
  random?: Random;
  /** A database that the caller has opened; it is closed with the kit. */
  database?: Database;
  /** A bus that the caller has opened; it is closed with the kit. */
  bus?: Bus;
};

export type KitHandle = {
  kit: Kit;
  idempotency: Idempotency;
  /** Migrates the database for the kit and then for the given services in order, and starts the jobs. */
  migrate(services: readonly Pick<Service, "name" | "migrations">[]): Promise<void>;
  /** Starts to deliver facts to the services that subscribe to them. */
  startFacts(): Promise<void>;
  /** Drains the jobs and the ledger, then closes the bus and the database. */
  close(): Promise<void>;
};

const kitMigrations = { name: "kit", migrations: new URL("./migrations/", import.meta.url) };
const cleanUpJob = "kit-clean-up";
const sessionsJob = "kit-old-sessions";

export async function createKit(options: KitOptions): Promise<KitHandle> {
  const { config, clock = systemClock, random = systemRandom } = options;
  const log = createLogger(config);
  const opened = options.database ?? (await openDatabase(config));
  const metrics = createMetrics();
  const tracing =
    config.tracing &&
    startTracing({
      config: config.tracing,
      trustedProxies: config.trustedProxies,
      registry: metrics.registry,
      log,
    });
  const db = tracing ? traceDatabase(opened, tracing.tracer) : opened;
  const bus =
    options.bus ??
    (await openBus(config, db).catch(async (error: unknown) => {
      await db.close();
      throw error;
    }));
  const { retention } = config;
  const { brands, start: startBrands, stop: stopBrands } = createBrands({ db, bus, config, log });
  const { jobs, start: startJobs } = createJobs({ db, clock, log, keepDays: retention.jobDays, tracing });
  const { facts, start: startFacts } = createFacts({ db, jobs, clock, random });
  const plainLedger = openLedger({
    db,
    clock,
    bus,
    log,
    slices: config.houseAccountSlices,
    observer: tracing?.tracer.batches("ledger commit"),
  });
  const ledger = tracing ? traceLedger(plainLedger, tracing.tracer) : plainLedger;
  const sessionChanges = await createSessionChanges(bus);
  const sessions = createSessions({ db, changes: sessionChanges, clock, random, config });
  const connections = createOpenConnections({
    changes: sessionChanges,
    brands,
    onError: (error) => log.warn({ err: error }, "an open connection was not checked"),
  });
  const providerCalls = createProviderCalls(clock, createErrorWords(config));
  const providers =
    config.mode === "production"
      ? createProviderMessages({ config, db, clock, random, jobs, tracing, providerCalls })
      : undefined;

  const serverId = `server_${randomUUID()}`;
  const idempotency = createIdempotency({ db, clock, serverId });
  const {
    heartbeat,
    start: startHeartbeat,
    stop: stopHeartbeat,
  } = createHeartbeat({
    db,
    databaseUrl: config.databaseDirectUrl ?? config.databaseUrl,
    serverId,
    log,
    onBeat: () => idempotency.catchUp(),
  });

  const replica =
    config.databaseReplicaUrl === undefined
      ? undefined
      : openReplica({ url: config.databaseReplicaUrl, poolSize: config.databasePoolSize, log });
  const kit: Kit = {
    config,
    db,
    reads: createReads({ db, replica, onRead: replica && createReadCounter(metrics.registry, replica) }),
    clock,
    random,
    bus,
    brands,
    jobs,
    facts,
    ledger,
    fourEyes: createFourEyes(),
    heartbeat,
    limits: createLimits(db, clock),
    log,
    messages: brandedMessages(providers ?? createOutbox({ db, clock, random, providerCalls }), {
      brands,
      config,
    }),
    metrics,
    providerCalls,
    sessions,
    sessionChanges,
    connections,
    tracing,
  };
  let closing: Promise<void> | undefined;
  const close = async () => {
    await jobs.stop();
    await ledger.close();
    connections.close();
    await sessions.close();
    await sessionChanges.close();
    await stopBrands();
    await bus.close();
    await stopHeartbeat();
    await replica?.close();
    await db.close();
    await tracing?.close();
  };

  return {
    kit,
    idempotency,
    async migrate(services) {
      await migrate(db, [kitMigrations, ...services]);
      await startHeartbeat();
      await startBrands();
      await startJobs();
      registerKitMetrics(kit);
      await providers?.start();
      await jobs.work(cleanUpJob, async () => {
        await deleteEndedCounters(db, clock.now());
        await deleteOldKeys(db, daysBefore(clock.now(), retention.idempotencyKeyDays));
        await deleteOldReceipts(db, clock.now());
        if (providers) await deleteStaleMessages(db, daysBefore(clock.now(), retention.outboxDays));
      });
      await jobs.schedule(cleanUpJob, "17 * * * *");
      await jobs.work(sessionsJob, async () => {
        const deleted = await deleteOldSessions(db, daysBefore(clock.now(), retention.sessionDays));
        log.info({ deleted }, "old sessions deleted");
      });
      await jobs.schedule(sessionsJob, "47 4 * * *");
    },
    startFacts,
    close() {
      closing ??= close();
      return closing;
    },
  };
}
