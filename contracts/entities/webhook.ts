import { z } from "zod";
import { shortText } from "./text.ts";

export const WEBHOOK_EVENTS = [
  "player.registered",
  "player.changed",
  "player.closed",
  "player.document-decided",
  "player.tier-changed",
  "deposit.completed",
  "deposit.reversed",
  "withdrawal.decided",
  "bonus.granted",
  "bonus.ended",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** READY means approved, but its signing secret has not been created yet, so nothing is sent. */
export const WEBHOOK_STATES = ["READY", "ENABLED", "DISABLED"] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** The settings of a webhook, which one operator proposes and a second one approves. */
export const webhookPlan = z.strictObject({
  name: shortText(60),
  url: z.string().trim().max(500),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
});

export const webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  state: z.enum(WEBHOOK_STATES),
  version: z.number().int(),
  approvedBy: z.string(),
  createdAt: z.string(),
  /** The time of the first failure since the last successful delivery; null if there is none. */
  failingSince: z.string().nullable(),
  /** Whether the webhook was disabled because its deliveries kept failing. */
  isBroken: z.boolean(),
  /** The time until which deliveries are also signed with the previous secret. */
  oldSecretUntil: z.string().nullable(),
  /** The operator who can create a secret that two operators have agreed on, and until when; null if there is none. */
  newSecret: z
    .object({ collector: z.object({ id: z.string(), name: z.string() }), until: z.string() })
    .nullable(),
});
export type Webhook = z.infer<typeof webhook>;

export const DELIVERY_STATES = ["WAITING", "DELIVERED", "FAILED"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_FAULTS = [
  "ADDRESS_REFUSED",
  "TIMED_OUT",
  "UNREACHABLE",
  "STATUS",
  "WEBHOOK_DISABLED",
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

export const webhookDelivery = z.object({
  id: z.string(),
  /** The id in the `webhook-id` header; a repeated delivery keeps it. */
  eventId: z.string(),
  event: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number().int(),
  /** The status of the last answer; null if there was none. */
  answerStatus: z.number().int().nullable(),
  fault: z.enum(DELIVERY_FAULTS).nullable(),
  createdAt: z.string(),
  attemptedAt: z.string().nullable(),
  /** When the next attempt is due; null when there is none. */
  nextAt: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
