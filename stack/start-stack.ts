import { resolve } from "node:path";
import { type Clock, systemClock } from "@parlour/server/kit/clock";
import { type Config, loadConfig } from "@parlour/server/kit/config";
import { createKit } from "@parlour/server/kit/create-kit";
import { type Database, openDatabase } from "@parlour/server/kit/database";
import type { App } from "@parlour/server/kit/http/create-app";
import type { Lanes } from "@parlour/server/kit/http/lanes";
import type { LoadMonitor } from "@parlour/server/kit/http/load-monitor";
import type { Kit } from "@parlour/server/kit/kit";
import type { OperatorAuthoriser } from "@parlour/server/kit/operator";
import type { PaymentProvider } from "@parlour/server/kit/ports/payment-provider";
import type { Service } from "@parlour/server/kit/service";
import { siteOrigin } from "@parlour/server/kit/site-origin";
import { StartupError } from "@parlour/server/kit/startup-error";
import { createPorts, createServices, type Ports } from "@parlour/server/main/compose";
import type { TestGames } from "@parlour/server/main/compose-play";
import { startServer } from "@parlour/server/main/start-server";
import {
  documentProviderService,
  sandboxDocumentProvider,
} from "@parlour/server/services/identity/document-provider";
import { findPlayerId } from "@parlour/server/services/identity/profile";
import { createSandboxBank } from "@parlour/server/services/money/bank-accounts";
import { paymentProviderService } from "@parlour/server/services/money/payment-provider";
import { sandboxStudioService } from "@parlour/server/services/play/sandbox-studio";
import { sandboxService } from "@parlour/server/services/site/sandbox";
import type { Pool } from "pg";
import { createSandboxPayments } from "./sandbox-payments.ts";
import { createStudioPorts, seedStudio, seedStudioGames } from "./sandbox-studio.ts";
import { seedBonusOffers } from "./seed/bonus-offers.ts";
import { seedExchangeRates } from "./seed/exchange-rates.ts";
import { seedHistory } from "./seed/history/seed-history.ts";
import { seedLeaderboards } from "./seed/leaderboards.ts";
import { seedMissions } from "./seed/missions.ts";
import { seedOffers } from "./seed/offers.ts";
import { seedPaymentMethods } from "./seed/payment-methods.ts";
import { seededPeople, seedPeople, seedPlaces } from "./seed/seed.ts";
import { createSteps } from "./steps.ts";

const historyTimeoutMs = 900_000;

export type StackOptions = {
  env: Readonly<Record<string, string | undefined>>;
  clock?: Clock;
  /** Overrides PORT. 0 picks any free port. */
  port?: number;
  /** Suppresses the progress output. */
  quiet?: boolean;
  /** An open database, for tests. It is closed together with the stack. */
  database?: Database;
  shell?: "built" | "source" | "none";
  /** Whether to write a month of invented history, for the operator console. */
  history?: boolean;
  /** Whether to offer the games of the sandbox's fictional studio. */
  studioGames?: boolean;
  /** Additional services, for tests. */
  moreServices?: (ports: Ports) => readonly Service[];
  requestsPerSecond?: number;
  /** Replaces the server's load monitor, for tests. */
  load?: LoadMonitor;
  /** Replaces the server's queues, for tests. */
  lanes?: Lanes;
  /** Replaces operator authorisation, so that a test can act as any operator. */
  authoriseOperator?: OperatorAuthoriser;
  /** Additional payment providers, for tests. */
  payments?: readonly PaymentProvider[];
  /** Replaces the product's games, for tests. */
  games?: TestGames;
};

export type Stack = {
  origin: string;
  config: Config;
  kit: Kit;
  ports: Ports;
  app: App;
  clock: Clock;
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the whole product in one process, in sandbox mode. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { env, clock = systemClock, shell = "built", requestsPerSecond, load } = options;
  const steps = createSteps(options.quiet ? undefined : process.stdout);
  const config = { ...loadConfig(env), ...(options.port !== undefined && { port: options.port }) };
  if (config.mode !== "sandbox") throw new StartupError("The sandbox does not start in production mode.");

  const place = config.databaseUrl === undefined ? "embedded" : "DATABASE_URL";
  const database =
    options.database ??
    (await steps.run(
      "Open the database",
      () => openDatabase(config),
      () => place,
    ));
  const { kit, idempotency, startFacts, migrate, close } = await createKit({ config, clock, database });
  try {
    const ports = createPorts(kit, options.games);
    // The studio's origin is known only once the server listens. Before that, no one can play.
    let studioOrigin = siteOrigin(kit.config);
    const { provider, sendMessage } = createSandboxPayments(kit, ports);
    const services = [
      ...createServices(kit, ports, {
        documents: sandboxDocumentProvider,
        payments: [provider, ...(options.payments ?? [])],
        bankAccounts: createSandboxBank(ports.players),
      }),
      paymentProviderService(sendMessage),
      sandboxService({ demoAccounts, findPlayerId }),
      sandboxStudioService(createStudioPorts(ports, () => studioOrigin)),
      documentProviderService({
        intake: ports.documentIntake,
        automaticDecisions: ports.automaticDecisions,
      }),
      ...(options.moreServices?.(ports) ?? []),
    ];
    await steps.run("Migrate", () => migrate(services));
    await steps.run("Seed", async () => {
      await seedOffers(kit);
      await seedBonusOffers(kit);
      await seedPlaces(ports);
      await seedPaymentMethods(kit);
      await seedExchangeRates(kit);
      await seedStudio(kit);
    });
    if (options.studioGames) {
      await steps.run(
        "Import the sandbox studio's games",
        () => seedStudioGames(kit, ports),
        (count) => `${count} games`,
      );
    }
    if (options.history) {
      // Leaderboards and missions come before the history, so that the play of this week counts towards them.
      await steps.run("Seed leaderboards and missions", async () => {
        await seedLeaderboards(kit);
        await seedMissions(ports.missionParts);
      });
      await steps.run(
        "Write a month of history",
        () => waitPatiently(kit.db.pool, () => seedHistory(kit, ports)),
        (count) => (count > 0 ? `${count} invented players` : "there already"),
      );
    }
    await steps.run(
      "Seed people",
      () => seedPeople(kit, ports),
      (count) => `${count} demo people`,
    );
    const server = await steps.run("Serve", () =>
      startServer({
        kit,
        idempotency,
        startFacts,
        services,
        ports,
        shell,
        ...(requestsPerSecond !== undefined && { requestsPerSecond }),
        ...(load !== undefined && { load }),
        ...(options.lanes !== undefined && { lanes: options.lanes }),
        ...(options.authoriseOperator && { authoriseOperator: options.authoriseOperator }),
      }),
    );
    const { origin, app } = server;
    if (config.port === 0) studioOrigin = origin;
    return {
      origin,
      config,
      kit,
      ports,
      app,
      clock,
      drain: server.drain,
      async close() {
        await server.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Lets connections wait longer while the history is written. That is one long transaction, and the embedded engine has a
 * single connection, for which the job queue would otherwise wait in vain and print errors on a slow machine.
 */
async function waitPatiently<Result>({ options }: Pool, work: () => Promise<Result>): Promise<Result> {
  const { connectionTimeoutMillis = 0 } = options;
  options.connectionTimeoutMillis = historyTimeoutMs;
  try {
    return await work();
  } finally {
    options.connectionTimeoutMillis = connectionTimeoutMillis;
  }
}

/** The demo accounts that the sandbox page lists. */
const demoAccounts = seededPeople.map(({ email, password, state, totpSecret, operator }) => ({
  email,
  password,
  state,
  totpSecret,
  isOperator: operator !== undefined,
}));

/** Returns the text that is printed once the stack is running: its address and where its data is stored. */
export function describeStack({ origin, config }: Pick<Stack, "origin" | "config">): string {
  const data =
    config.databaseUrl === undefined
      ? `${resolve(config.dataDir)} (embedded engine: one machine, play money)`
      : "the database of DATABASE_URL";
  const widest = Math.max(0, ...seededPeople.map((person) => person.email.length));
  const people = seededPeople.map(
    (person) => `    ${person.email.padEnd(widest)}  ${person.password}  ${person.state}`,
  );
  return [
    "",
    `  Parlour is open at ${origin}`,
    ...(people.length === 0 ? [] : ["", "  Demo accounts", ...people]),
    "",
    `  Operator console:  ${origin}/console/`,
    `  Behind the scenes: ${origin}/sandbox`,
    `  API reference:     ${origin}/docs/api`,
    `  Data:              ${data}`,
    "  Ctrl-C stops it.",
    "",
    "",
  ].join("\n");
}
