import { z } from "zod";
import type { OperatorRole } from "../enumerations.ts";

/** The operators' work queues, and the roles that have access to each. */
export const QUEUES = {
  documents: "COMPLIANCE",
  withdrawals: "PAYMENTS",
  payments: "PAYMENTS",
  contact: "SUPPORT",
  chats: "SUPPORT",
  affiliates: "MARKETING",
  cases: "COMPLIANCE",
} as const satisfies Record<string, OperatorRole>;
export type QueueName = keyof typeof QUEUES;

export const queueName = z.enum(Object.keys(QUEUES) as [QueueName, ...QueueName[]]);
/** The queues and other tasks whose item count the navigation shows. */
export const countedWork = z.enum([...(Object.keys(QUEUES) as QueueName[]), "approvals", "overdue"]);
export type CountedWork = QueueName | "approvals" | "overdue";

export const queueItemId = z.string().min(1).max(300);

/** A claim on an item. Other operators see it and can take the item over. */
export const queueClaim = z.object({
  itemId: z.string(),
  operatorId: z.string(),
  operatorName: z.string(),
  takenAt: z.string(),
});
export type QueueClaim = z.infer<typeof queueClaim>;
