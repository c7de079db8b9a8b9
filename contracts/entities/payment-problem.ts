import { z } from "zod";

export const PAYMENT_PROBLEM_KINDS = [
  /** The provider's records differ from ours. */
  "DIFFERENCE",
  /** A provider's message could not be applied yet. */
  "WAITING_EVENT",
  /** A withdrawal was approved, but the provider has not paid it yet. */
  "STUCK_PAYOUT",
  /** The provider could not pay an approved withdrawal, so the money went back to the player. */
  "FAILED_PAYOUT",
  /**
   * A deposit was reversed: an operator reviews what it was spent on, and the player's debt is collected or
   * written off.
   */
  "CHARGEBACK",
  /** A closed account has money that its owner has to claim; see `CLOSING_PAYOUT`. */
  "HELD_BALANCE",
  /** A bet of a closed account was corrected, but the account had less money than the correction had to take back. */
  "OWED_CORRECTION",
] as const;

/** A player's debt for a reversed deposit. */
export const paymentDebt = z.object({
  depositId: z.string(),
  currency: z.string(),
  /** The part of the deposit that the player had already spent. */
  amount: z.number(),
  collected: z.number(),
  /** The outstanding amount: zero once it is collected or written off. */
  owed: z.number(),
  writtenOff: z.boolean(),
  createdAt: z.string(),
});
export type PaymentDebt = z.infer<typeof paymentDebt>;

/** A payment that an operator should review. */
export const paymentProblem = z.object({
  /** The id stays the same for as long as the problem exists. */
  id: z.string(),
  kind: z.enum(PAYMENT_PROBLEM_KINDS),
  provider: z.string(),
  reference: z.string(),
  playerId: z.string().nullable(),
  /**
   * Why the payment is listed: how it differs from the provider's records (`AMOUNT`, `STATUS`, `MISSING_HERE`,
   * `MISSING_THERE`), or the reason that the provider gave.
   */
  detail: z.string(),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  debt: paymentDebt.nullable(),
  since: z.string(),
});
export type PaymentProblem = z.infer<typeof paymentProblem>;
