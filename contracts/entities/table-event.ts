import { z } from "zod";

export const TABLE_EVENT_KINDS = [
  "TABLE_OPENED",
  "TABLE_CLOSED",
  "DEALER_IN",
  "DEALER_OUT",
  "VIDEO_ON",
  "VIDEO_LOST",
  "BETS_OPENED",
  "BETS_CLOSED",
  "RESULT_DRAWN",
  "RESULT_CALLED",
  "ROUND_VOIDED",
  "ROUND_SETTLED",
  "CORRECTION_PROPOSED",
  "CORRECTION_REFUSED",
  "CORRECTION_WITHDRAWN",
  "CORRECTION_APPROVED",
  "CORRECTION_SETTLED",
] as const;
export type TableEventKind = (typeof TABLE_EVENT_KINDS)[number];

export const VOID_CAUSES = ["DEALER_AWAY", "VIDEO_LOST", "NO_CALL", "INTERRUPTED", "NO_SEED"] as const;
export type VoidCause = (typeof VOID_CAUSES)[number];

/** An event as operators see it. */
export const tableEvent = z.object({
  id: z.string(),
  kind: z.enum(TABLE_EVENT_KINDS),
  at: z.string(),
  /** The round that the event belongs to; null for events of the table, the dealer and the video. */
  round: z.number().int().nullable(),
  /** The operator who caused the event; null for events that no operator caused. */
  operator: z.object({ id: z.string(), name: z.string() }).nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type TableEvent = z.infer<typeof tableEvent>;
