import type { Bus } from "./bus.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import { openInProcessBus } from "./in-process-bus.ts";
import { openPostgresBus } from "./postgres-bus.ts";
import { openRedisBus } from "./redis-bus.ts";
import { assertOutsideTransaction } from "./transaction.ts";

type BusConfig = Pick<Config, "redisUrl" | "redisPrefix" | "databaseUrl" | "databaseDirectUrl">;

/**
 * Opens the bus: Redis if it is configured, otherwise LISTEN/NOTIFY, or the in-process bus with the embedded engine.
 */
export async function openBus(config: BusConfig, database: Database): Promise<Bus> {
  const bus = await openTransport(config, database);
  let isLosing = false;
  return {
    ...bus,
    async publish(topic, message) {
      // Messages are published only after the commit, because other servers cannot see the change before it.
      assertOutsideTransaction();
      try {
        await bus.publish(topic, message);
        isLosing = false;
      } catch (error) {
        // The change is committed, so a failure must not reach the caller; other servers notice the change by polling.
        if (!isLosing) process.emitWarning(error as Error);
        isLosing = true;
      }
    },
  };
}

function openTransport(config: BusConfig, database: Database): Promise<Bus> | Bus {
  if (config.redisUrl) return openRedisBus(config.redisUrl, config.redisPrefix);
  // LISTEN must not go through a pooler, which would hand the connection to other clients and lose
  // notifications.
  const directUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (directUrl) return openPostgresBus(directUrl, database);
  return openInProcessBus();
}
