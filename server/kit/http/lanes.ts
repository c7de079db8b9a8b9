import type { Call } from "@parlour/contracts/call";
import type { Config } from "../config.ts";
import { hashingSlots } from "../secret-hash.ts";
import { createWorkQueue, unboundedQueue, type WorkQueue } from "../work-queue.ts";

/**
 * Each kind of request has its own bounded queue, so that too many of one kind do not slow down the others.
 */
export type Lanes = {
  /** The queue for rendering pages; pages served from the cache do not enter it. */
  page: WorkQueue;
  /** The queue for calls that hash a password or PIN. */
  secret: WorkQueue;
  search: WorkQueue;
  call: WorkQueue;
  poll: WorkQueue;
  /** The queue for calls by providers, which come from one IP address and must not be delayed by visitors. */
  provider: WorkQueue;
};

/**
 * The longest wait for hashing a password. Each hash occupies a core for so long that a login that has already waited
 * this long is unlikely to start soon. It is therefore refused: within 200 ms, including the interval between the
 * queue's checks.
 */
const secretWaitMs = 150;

/**
 * Creates the queues. `connections` is the size of the database pool. The number of running requests is
 * limited, because with too many of them every query would have to wait for a pooled connection.
 */
export function createLanes(connections: number): Lanes {
  return {
    // Few renders run at once, because each occupies the event loop and health checks wait for it.
    page: createWorkQueue({ running: 2, waiting: 64, perOwner: 12 }),
    secret: createWorkQueue({ running: hashingSlots + 1, waiting: 200, maxWaitMs: secretWaitMs }),
    search: createWorkQueue({ running: 4, waiting: 64, perOwner: 16 }),
    call: createWorkQueue({ running: Math.max(32, connections * 8) }),
    poll: createWorkQueue({ running: Math.max(16, connections * 4) }),
    provider: createWorkQueue({ running: 256, waiting: 5_000 }),
  };
}

/** Returns the number of database connections; the embedded engine has one. */
export function connectionsOf(config: Pick<Config, "databaseUrl" | "databasePoolSize">): number {
  return config.databaseUrl === undefined ? 1 : config.databasePoolSize;
}

/**
 * Queues without limits for tests and development, where one IP address sends as much as a thousand visitors
 * would.
 */
export const unboundedLanes: Lanes = {
  page: unboundedQueue,
  secret: unboundedQueue,
  search: unboundedQueue,
  call: unboundedQueue,
  poll: unboundedQueue,
  provider: unboundedQueue,
};

/** Returns the queue of a call; undefined for streams and uploads, whose duration depends on the client. */
export function laneOf(lanes: Lanes, call: Call): WorkQueue | undefined {
  if (call.answerType === "text/event-stream" || call.upload !== undefined) return undefined;
  if (call.work !== undefined) return lanes[call.work];
  if (call.polled) return lanes.poll;
  return call.access === "provider" ? lanes.provider : lanes.call;
}
