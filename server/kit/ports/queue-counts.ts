import type { QueueName } from "@parlour/contracts/entities/queue";
import type { Queryable } from "../database.ts";

/** The length of each operators' queue, counted by the service that owns its items. */
export type QueueCounts = Partial<Record<QueueName, (db: Queryable, now: Date) => Promise<number>>>;
