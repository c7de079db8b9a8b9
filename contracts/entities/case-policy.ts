import { z } from "zod";
import { CASE_KINDS } from "./case.ts";

/**
 * Amounts in major units by currency. For a currency that is not listed, the amount in US dollars is converted roughly.
 */
const amounts = z
  .record(z.string().regex(/^[A-Za-z]{3,5}$/), z.number().positive().max(1_000_000_000))
  .refine((given) => given.USD !== undefined, "REQUIRED");

/** The fields of every rule: whether it is on, and how many points a finding adds to a case's score. */
const common = { enabled: z.boolean(), points: z.number().int().min(1).max(100) };
const days = z.number().int().min(1).max(365);
const count = z.number().int().min(2).max(100);
const percent = z.number().int().min(1).max(1_000);

export const caseRules = z.strictObject({
  /** Several deposits just below an amount, but at least `percent` of it. */
  STRUCTURING: z.strictObject({ ...common, amounts, percent, count, days }),
  /** A withdrawal soon after deposits of which less than `percent` was staked. */
  RAPID_WITHDRAWAL: z.strictObject({ ...common, amounts, percent, days }),
  /** Total deposits in a period that reach an amount and are at least `times` the player's usual total. */
  UNUSUAL_DEPOSITS: z.strictObject({ ...common, amounts, times: z.number().min(1.5).max(100), days }),
  /** Total deposits that require the source of funds to be known. */
  SOURCE_OF_FUNDS: z.strictObject({ ...common, amounts, days }),
  CHARGEBACK: z.strictObject({ ...common, amounts }),
  /** Linked accounts that claimed the same offer. */
  LINKED_BONUS: z.strictObject({ ...common, count, days }),
  /** Bonuses converted to cash by a player who staked little more than the wagering requirements. */
  BONUS_ONLY_PLAY: z.strictObject({ ...common, count, percent, days }),
});
export type CaseRules = z.infer<typeof caseRules>;
export type CaseRuleCode = keyof CaseRules;

/** The rules that open cases, and within how many days a case of each kind has to be closed; null means no deadline. */
export const casePolicy = z.strictObject({
  rules: caseRules,
  deadlineDays: z.record(z.enum(CASE_KINDS), days.nullable()),
});
export type CasePolicy = z.infer<typeof casePolicy>;
