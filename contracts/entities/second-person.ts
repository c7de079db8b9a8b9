import { z } from "zod";
import { SECOND_PERSON_GROUPS } from "../enumerations.ts";

/**
 * When an action needs a second operator. Amounts are in US dollars; other currencies are converted very roughly, at
 * fixed rates.
 */
export const secondPersonRule = z.discriminatedUnion("when", [
  z.strictObject({ when: z.literal("ALWAYS") }),
  z.strictObject({ when: z.literal("NEVER") }),
  z.strictObject({ when: z.literal("ABOVE"), amount: z.number().min(0).max(1_000_000_000) }),
]);
export type SecondPersonRule = z.infer<typeof secondPersonRule>;

/**
 * An action of the two-person policy, with its current rule and, as `usual`, the default rule of a new installation.
 */
export const secondPersonAction = z.object({
  action: z.string(),
  group: z.enum(SECOND_PERSON_GROUPS),
  label: z.string(),
  /** The name of the figure that the rule's amount is compared with; null if the action has no such figure. */
  amountLabel: z.string().nullable(),
  rule: secondPersonRule,
  usual: secondPersonRule,
  /** Whether the rule can't be changed, because otherwise one operator could work around the policy. */
  isFixed: z.boolean(),
});
export type SecondPersonAction = z.infer<typeof secondPersonAction>;
