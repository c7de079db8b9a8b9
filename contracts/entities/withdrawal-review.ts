import { z } from "zod";
import { DOCUMENT_STATUSES } from "../enumerations.ts";
import { openCase } from "./case.ts";
import { reviewedWithdrawal } from "./payment.ts";
import { foundPlayer } from "./player-details.ts";
import { ruleEvaluation } from "./withdrawal-policy.ts";

/** The facts that an operator sees when reviewing a withdrawal. Amounts are in the withdrawal's currency. */
export const withdrawalReview = z.object({
  player: z.object({
    id: z.string(),
    name: z.string(),
    status: foundPlayer.shape.status,
    countryCode: z.string(),
    phoneValidated: z.boolean(),
    emailConfirmed: z.boolean(),
  }),
  verification: z.enum(DOCUMENT_STATUSES),
  lastDeposit: z.object({ amount: z.number(), method: z.string(), at: z.string() }).nullable(),
  /**
   * The total staked since the last deposit. `turnoverRatio` is this total divided by the deposit; null if
   * there was no deposit.
   */
  turnover: z.number(),
  turnoverRatio: z.number().nullable(),
  /** The number of completed deposits with the same payment method. */
  depositsWithMethod: z.number().int(),
  /** The number of earlier withdrawals that were paid to the same target. */
  paidToTarget: z.number().int(),
  /** The active bonus, and how much of its wagering requirement is complete, in percent. */
  bonus: z.object({ name: z.string(), wageringPercent: z.number() }).nullable(),
  /** Whether a case about this player is open, other than a complaint. */
  hasOpenCase: z.boolean(),
  /** The open cases other than complaints; empty for operators who may not see cases. */
  openCases: z.array(openCase),
  /** The result of the approval rules; null if they have not been applied yet. */
  evaluation: ruleEvaluation.nullable(),
  totals: z.object({
    deposits: z.number(),
    depositCount: z.number().int(),
    paid: z.number(),
    paidCount: z.number().int(),
  }),
  /** Every change of the withdrawal's state, oldest first. */
  steps: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      event: z.string(),
      actor: z.string(),
      reason: z.string().nullable(),
      at: z.string(),
    }),
  ),
  /** The player's other withdrawals, newest first, at most ten. */
  earlier: z.array(reviewedWithdrawal),
});
export type WithdrawalReview = z.infer<typeof withdrawalReview>;
