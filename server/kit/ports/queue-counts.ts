import type { QueueName } from "@parlour/contracts/entities/queue";
import type { Queryable } from "../database.ts";

/** The number of items in each of the operators' queues, counted by the service that owns them. */
export type QueueCounts = Partial<Record<QueueName, (db: Queryable, now: Date) => Promise<number>>>;
