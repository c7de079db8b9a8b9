import { z } from "zod";

export const PAYMENT_PROBLEM_KINDS = [
  /** The provider's records differ from ours. */
  "DIFFERENCE",
  /** A provider's message could not be applied yet. */
  "WAITING_EVENT",
  /** Approved but not paid by the provider. */
  "STUCK_PAYOUT",
  /** The provider could not pay an approved withdrawal, so the money went back to the player. */
  "FAILED_PAYOUT",
] as const;

/** A payment that an operator should review. */
export const paymentProblem = z.object({
  /** Stable for as long as the problem exists. */
  id: z.string(),
  kind: z.enum(PAYMENT_PROBLEM_KINDS),
  provider: z.string(),
  reference: z.string(),
  playerId: z.string().nullable(),
  /** The cause: `AMOUNT`, `MISSING_HERE`, a provider's reason, … */
  detail: z.string(),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  since: z.string(),
});
export type PaymentProblem = z.infer<typeof paymentProblem>;
