import type { LoyaltySummary } from "@parlour/contracts/entities/loyalty-programme";
import { localText } from "@parlour/rules/local-text";
import { amountOf } from "@parlour/rules/money";
import { nextTier, worthMinor } from "./loyalty-rules.ts";
import { type LoyaltyStatus, toTierSummary } from "./read-loyalty.ts";

/** Describes a player's loyalty status and the value of their points, for the player and for operators. */
export function describeLoyaltyStatus(
  loyalty: LoyaltyStatus,
  currency: string,
  language: string,
): Omit<LoyaltySummary, "minimumPoints" | "bonusWageringFactor" | "isBonusAllowed" | "tiers"> {
  const { plan, tier, points, tierPoints, excluded, windowEndsAt } = loyalty;
  const next = nextTier(plan, tier);
  const missing = (threshold: number) => Math.max(0, threshold - Number(tierPoints));
  const worth = (rate: number) => amountOf(worthMinor(plan, points, rate, currency), currency);
  return {
    excluded,
    pointsName: localText(plan.pointsName, language),
    points: Number(points),
    currency,
    cashAmount: worth(tier.cashRatePpm),
    bonusAmount: worth(tier.bonusRatePpm),
    tierPoints: Number(tierPoints),
    windowEndsAt: windowEndsAt.toISOString(),
    tier: toTierSummary(tier, language),
    nextTier: next ? toTierSummary(next, language) : null,
    pointsToNextTier: next ? missing(next.threshold) : 0,
    pointsToKeepTier: missing(tier.threshold),
  };
}
