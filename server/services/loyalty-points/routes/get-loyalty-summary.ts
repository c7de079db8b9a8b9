import { getLoyaltySummary as call } from "@parlour/contracts/calls/loyalty-points/get-loyalty-summary";
import { localText } from "@parlour/rules/local-text";
import { amountOf } from "@parlour/rules/money";
import { refuse } from "../../../kit/refusal.ts";
import { type Route, route } from "../../../kit/service.ts";
import { fewestPoints, nextTier, worthMinor } from "../loyalty-rules.ts";
import type { LoyaltyParts } from "../parts.ts";
import { readStanding, toTierSummary } from "../read-loyalty.ts";

export function getLoyaltySummary(parts: LoyaltyParts): Route {
  const { settings, players } = parts;
  return route(call, async ({ session: { playerId }, query }) => {
    if (!(await settings.get()).isLoyaltyEnabled) return refuse("FEATURE_DISABLED");
    const [standing, player] = await Promise.all([readStanding(parts, playerId), players.get(playerId)]);
    const { plan, tier, points, tierPoints, excluded, windowEndsAt } = standing;
    const { currency } = player;
    const language = query.language ?? player.language;
    const next = nextTier(plan, tier);
    const missing = (threshold: number) => Math.max(0, threshold - Number(tierPoints));
    const worth = (rate: number) => amountOf(worthMinor(plan, points, rate, currency), currency);
    const fewest = (rate: number) => Number(fewestPoints(plan, rate, currency));
    return {
      excluded,
      pointsName: localText(plan.pointsName, language),
      points: Number(points),
      currency,
      cashAmount: worth(tier.cashRatePpm),
      bonusAmount: worth(tier.bonusRatePpm),
      minimumPoints: { cash: fewest(tier.cashRatePpm), bonus: fewest(tier.bonusRatePpm) },
      bonusWageringFactor: plan.bonusWageringFactor,
      tierPoints: Number(tierPoints),
      windowEndsAt: windowEndsAt.toISOString(),
      tier: toTierSummary(tier, language),
      nextTier: next ? toTierSummary(next, language) : null,
      pointsToNextTier: next ? missing(next.threshold) : 0,
      pointsToKeepTier: missing(tier.threshold),
      tiers: plan.tiers.map((one) => toTierSummary(one, language)),
    };
  });
}
