import { z } from "zod";

/** The subject of an alert. The console maps each kind to the page that handles it. */
export const ALERT_KINDS = [
  "FAILED_JOBS",
  "STUCK_WITHDRAWALS",
  "RECONCILIATION_DIFFERENCES",
  "LEDGER_UNVERIFIED",
  "LEDGER_DIFFERENCES",
  "PROVIDER_FAILURES",
  "CHARGEBACKS",
  "CLOSED_ACCOUNT_MONEY",
  "LOCKED_OPERATORS",
  "BROKEN_WEBHOOKS",
  "FAILING_PROVIDERS",
  "LEADERBOARDS_NOT_CLOSED",
  "VOIDED_POKER_HANDS",
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** A condition that doesn't resolve itself and needs an operator. */
export const operatorAlert = z.object({
  kind: z.enum(ALERT_KINDS),
  /** DANGER means that money or the audit log may be wrong, WARNING that someone is waiting. */
  severity: z.enum(["DANGER", "WARNING"]),
  /** How many items are affected; zero if they cannot be counted. */
  count: z.number().int(),
  /** When the oldest item appeared; null if that is unknown. */
  since: z.string().nullable(),
});
export type OperatorAlert = z.infer<typeof operatorAlert>;
