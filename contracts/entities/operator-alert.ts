import { z } from "zod";

/** What an alert is about. The console knows where each kind is dealt with. */
export const ALERT_KINDS = [
  "FAILED_JOBS",
  "STUCK_WITHDRAWALS",
  "RECONCILIATION_DIFFERENCES",
  "LEDGER_UNVERIFIED",
  "LEDGER_DIFFERENCES",
  "PROVIDER_FAILURES",
  "LOCKED_OPERATORS",
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Something that does not mend itself and that somebody should look at. */
export const operatorAlert = z.object({
  kind: z.enum(ALERT_KINDS),
  /** DANGER: money or the log may be wrong; WARNING: somebody waits. */
  severity: z.enum(["DANGER", "WARNING"]),
  /** How many there are of it; zero where it is not a matter of counting. */
  count: z.number().int(),
  /** Since when the oldest of it has been there; null where nobody knows. */
  since: z.string().nullable(),
});
export type OperatorAlert = z.infer<typeof operatorAlert>;
