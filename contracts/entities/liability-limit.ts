import { z } from "zod";
import { sportsIdInput } from "./sports-event.ts";

const limit = z.number().min(0).max(10_000_000);

/** The maximum liability of the house on one outcome, in US dollars: before the match and while it is live. */
export const liabilityLimits = z.strictObject({ scheduled: limit, live: limit });
export type LiabilityLimits = z.infer<typeof liabilityLimits>;

/**
 * The scope of a limit: one market of an event, a market kind (in a competition, in a sport or everywhere), a
 * competition, a sport or, if everything is null, the whole house.
 */
export const liabilityScope = z
  .strictObject({
    sport: sportsIdInput.nullable(),
    competition: sportsIdInput.nullable(),
    kind: z
      .string()
      .regex(/^[a-zA-Z]{2,20}$/)
      .nullable(),
    event: sportsIdInput.nullable(),
    market: z.string().min(1).max(80).nullable(),
  })
  .refine(({ sport, competition, kind, event, market }) => {
    if ((event === null) !== (market === null)) return false;
    if (event !== null) return sport === null && competition === null && kind === null;
    return sport === null || competition === null;
  }, "SCOPE");
export type LiabilityScope = z.infer<typeof liabilityScope>;

/** A limit with the names that the desk shows. */
export const liabilityRule = z.object({
  scope: liabilityScope,
  limits: liabilityLimits,
  /** The name of the competition, or of the event; null for other scopes. */
  name: z.string().nullable(),
});
export type LiabilityRule = z.infer<typeof liabilityRule>;

export const liabilityRules = z.object({
  /** The limits that apply where no rule does. */
  house: liabilityLimits,
  /** The rules, the most specific first. */
  rules: z.array(liabilityRule),
});

/** The data of a `SPORTS_LIABILITY` proposal, which is refused if the rule no longer equals `before`. */
export const proposedLiability = z.strictObject({
  scope: liabilityScope,
  /** The new limits; null removes the rule. */
  limits: liabilityLimits.nullable(),
  before: liabilityLimits.nullable(),
});
export type ProposedLiability = z.infer<typeof proposedLiability>;
