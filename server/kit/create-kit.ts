import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import type { Idempotency } from "./idempotency.ts";
import type { Kit } from "./kit.ts";
import type { Random } from "./random.ts";
import type { Service } from "./service.ts";

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
  /** Brings the database up to date for the kit and these services, in this order. */
  migrate(services: readonly Pick<Service, "name" | "migrations">[]): Promise<void>;
  /** Drains jobs, then closes the bus and the database. */
  close(): Promise<void>;
};
