import { z } from "zod";
import { DOCUMENT_STATUSES } from "../enumerations.ts";
import { shortText } from "./text.ts";

/** The risk signals that a rule may tolerate. Any other signal always needs an operator. */
export const TOLERABLE_SIGNALS = [
  "FIRST_WITHDRAWAL",
  "LARGE_AMOUNT",
  "MANY_WITHDRAWALS",
  "PHONE_NOT_VALIDATED",
] as const;

/** A rule that approves a withdrawal without an operator if all its conditions are met. */
export const approvalRule = z.strictObject({
  name: shortText(80),
  enabled: z.boolean(),
  /** The highest amount, in US dollars. Other currencies are converted very roughly, at fixed rates. */
  maximum: z.number().positive().max(1_000_000).nullable(),
  /** Whether the player's document must be verified. */
  verified: z.boolean(),
  /** How many times the last deposit must have been staked since it was made. */
  minimumTurnover: z.number().positive().max(100).nullable(),
  /**
   * Whether the player must already have deposited with the withdrawal's method or been paid to the same
   * target.
   */
  knownMethod: z.boolean(),
  noBonus: z.boolean(),
  noOpenCase: z.boolean(),
  toleratedSignals: z.array(z.enum(TOLERABLE_SIGNALS)).max(TOLERABLE_SIGNALS.length),
});
export type ApprovalRule = z.infer<typeof approvalRule>;

/** How withdrawals are decided: the rules in order, and the amount above which two operators must approve. */
export const withdrawalPolicy = z.strictObject({
  rules: z.array(approvalRule).max(20),
  /** How long operators can claim or decide a withdrawal before the rules decide it. */
  delaySeconds: z.number().int().min(0).max(86_400),
  /**
   * Above this amount in US dollars, two operators must approve a withdrawal and the rules can't; null if one operator
   * is always enough.
   */
  secondApproverAbove: z.number().min(0).max(1_000_000).nullable(),
});
export type WithdrawalPolicy = z.infer<typeof withdrawalPolicy>;

/**
 * The conditions of a rule, each named like its field. `toleratedSignals` fails if the withdrawal has a risk signal
 * that the field doesn't list.
 */
export const RULE_CONDITIONS = [
  "maximum",
  "verified",
  "minimumTurnover",
  "knownMethod",
  "noBonus",
  "noOpenCase",
  "toleratedSignals",
] as const;
export type RuleCondition = (typeof RULE_CONDITIONS)[number];

/** The result of applying the approval rules to a withdrawal, with the facts they were applied to. */
export const ruleEvaluation = z.object({
  at: z.string(),
  /** The version of the policy; 0 if it was never changed. */
  policyVersion: z.number(),
  /** The rule that approved the withdrawal; null if none did. */
  approvedBy: z.string().nullable(),
  /**
   * Why no rule was applied: a risk signal that only operators may judge, or an amount that needs two
   * operators.
   */
  obstacle: z.enum(["SIGNAL", "SECOND_APPROVER"]).nullable(),
  rules: z.array(z.object({ name: z.string(), failed: z.array(z.enum(RULE_CONDITIONS)) })),
  facts: z.object({
    /** The amount of the withdrawal in US dollars, converted in the same way as for the policy. */
    amount: z.number(),
    verification: z.enum(DOCUMENT_STATUSES),
    turnoverRatio: z.number().nullable(),
    knownMethod: z.boolean(),
    bonus: z.boolean(),
    openCase: z.boolean(),
    signals: z.array(z.string()),
  }),
});
export type RuleEvaluation = z.infer<typeof ruleEvaluation>;
