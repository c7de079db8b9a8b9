import type { QueueName } from "@parlour/contracts/entities/queue";
import type { Queryable } from "../database.ts";

/** How much waits in each queue, answered by the services that own what waits. */
export type QueueCounts = Partial<Record<QueueName, (db: Queryable, now: Date) => Promise<number>>>;
