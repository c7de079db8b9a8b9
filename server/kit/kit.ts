import type { Ledger } from "@parlour/ledger";
import type { Brands } from "./brands/brands.ts";
import type { Bus } from "./bus.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import type { Facts } from "./facts.ts";
import type { FourEyes } from "./four-eyes.ts";
import type { Heartbeat } from "./heartbeat.ts";
import type { Jobs } from "./jobs.ts";
import type { Limits } from "./limits.ts";
import type { Logger } from "./log.ts";
import type { Messages } from "./messages.ts";
import type { Metrics } from "./metrics.ts";
import type { OpenConnections } from "./open-connections.ts";
import type { ProviderCalls } from "./providers/provider-calls.ts";
import type { Random } from "./random.ts";
import type { Reads } from "./reads.ts";
import type { Sessions } from "./session.ts";
import type { SessionChanges } from "./session-changes.ts";
import type { Tracing } from "./tracing/start-tracing.ts";

/** The shared parts of the server, passed to every service. */
export type Kit = {
  config: Config;
  db: Database;
  /** Reads of history and reports, which a replica may answer. */
  reads: Reads;
  clock: Clock;
  random: Random;
  bus: Bus;
  brands: Brands;
  jobs: Jobs;
  facts: Facts;
  /** The ledger, through which all money moves. */
  ledger: Ledger;
  /** The kinds of changes that need a second operator. */
  fourEyes: FourEyes;
  heartbeat: Heartbeat;
  limits: Limits;
  log: Logger;
  messages: Messages;
  metrics: Metrics;
  /** Counts the calls to and from providers, for the operators' console. */
  providerCalls: ProviderCalls;
  sessions: Sessions;
  sessionChanges: SessionChanges;
  /** Event streams and sockets that stay open, bound to their sessions. */
  connections: OpenConnections;
  /** Records traces; undefined if tracing is off. */
  tracing?: Tracing | undefined;
};
