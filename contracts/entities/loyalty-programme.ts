import { z } from "zod";
import { LOYALTY_ENTRY_KINDS } from "../bonuses.ts";
import { contribution } from "./contribution.ts";
import { localText } from "./offer-plan.ts";
import { shortText } from "./text.ts";

export const tierId = z.string().regex(/^[a-z][a-z-]{0,31}$/);
const tierFields = {
  id: tierId,
  colour: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
  /** The tier points that are needed within the yearly window to reach the tier. */
  threshold: z.int().min(0),
  /** The value of one point redeemed as cash and as bonus, in millionths of the currency's major unit. */
  cashRatePpm: z.int().min(1).max(1_000_000),
  bonusRatePpm: z.int().min(1).max(1_000_000),
  /** Redeemable points earned per tier point, in percent. */
  pointsPercent: z.int().min(1).max(1_000),
};

/** A loyalty tier as operators edit it. */
export const tierPlan = z.strictObject({
  ...tierFields,
  name: localText,
  benefits: z.array(localText).max(10),
});
export type TierPlan = z.infer<typeof tierPlan>;

/** The programme: tiers from the lowest up, and how points are earned. */
export const programmePlan = z.strictObject({
  pointsName: localText,
  tiers: z.array(tierPlan).min(1).max(20),
  contribution,
  /**
   * The stake that earns one point, in minor units by currency. For currencies without an entry it is one
   * major unit.
   */
  unitsMinor: z.record(z.string().regex(/^[A-Za-z]{3,5}$/), z.int().min(1)),
  windowDays: z.int().min(1).max(1_000),
  /** The wagering requirement and validity of a bonus bought with points. */
  bonusWageringFactor: z.number().min(0).max(200),
  bonusValidDays: z.int().min(1).max(365),
});
export type ProgrammePlan = z.infer<typeof programmePlan>;

export const keptProgramme = z.object({
  version: z.int(),
  plan: programmePlan,
  author: z.string(),
  reason: z.string(),
  createdAt: z.iso.datetime(),
});

/** The tier's benefits, in the player's language. */
export const tierSummary = z.object({
  ...tierFields,
  name: z.string(),
  benefits: z.array(z.string()),
});

export const loyaltySummary = z.object({
  excluded: z.boolean(),
  pointsName: z.string(),
  points: z.int(),
  currency: z.string(),
  /** The value of all the player's points, in major units. */
  cashAmount: z.number(),
  bonusAmount: z.number(),
  /** The smallest number of points that is worth at least one minor unit. */
  minimumPoints: z.object({ cash: z.int(), bonus: z.int() }),
  bonusWageringFactor: z.number(),
  /**
   * Whether the player may redeem points as a bonus. This is not possible during a break or where bonuses are not
   * allowed.
   */
  isBonusAllowed: z.boolean(),
  tierPoints: z.int(),
  /** When tier points reset to zero and the tier is reviewed. */
  windowEndsAt: z.iso.datetime(),
  tier: tierSummary,
  /** The next tier is null if the player is on the highest one. */
  nextTier: tierSummary.nullable(),
  pointsToNextTier: z.int(),
  /** Tier points still needed in this window to keep the tier. */
  pointsToKeepTier: z.int(),
  tiers: z.array(tierSummary),
});
export type LoyaltySummary = z.infer<typeof loyaltySummary>;

export const loyaltyEntry = z.object({
  id: z.string(),
  kind: z.enum(LOYALTY_ENTRY_KINDS),
  at: z.iso.datetime(),
  /** The points of an entry: positive for credits, negative for debits. */
  points: z.int(),
  tierPoints: z.int(),
  /** For EARNED the source of the points, such as `slots`; for REDEEMED `CASH` or `BONUS`; for ADJUSTED `MISSION` if a mission gave them. */
  about: z.string(),
  /** For EARNED the stake that earned the points; for REDEEMED the amount credited. */
  amount: z.number(),
  currency: z.string(),
});
export type LoyaltyEntry = z.infer<typeof loyaltyEntry>;

export const operatorReason = shortText(500);
