import { getLoyaltySummary as call } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-summary";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { describeLoyaltyStatus } from "../describe-status.ts";
import { fewestPoints } from "../loyalty-rules.ts";
import type { LoyaltyParts } from "../parts.ts";
import { readLoyaltyStatus, toTierSummary } from "../read-loyalty.ts";

export function getLoyaltySummary(parts: LoyaltyParts): Route {
  const { settings, players, bonuses } = parts;
  return route(call, async ({ session: { playerId }, query }) => {
    if (!(await settings.get()).isLoyaltyEnabled) return refuse("FEATURE_DISABLED");
    const [loyalty, player] = await Promise.all([readLoyaltyStatus(parts, playerId), players.get(playerId)]);
    const { plan, tier } = loyalty;
    const { currency } = player;
    const language = query.language ?? player.language;
    const isBonusAllowed = await bonuses.mayReceive(undefined, player, plan.bonusWageringFactor);
    const fewest = (rate: number) => Number(fewestPoints(plan, rate, currency));
    return {
      ...describeLoyaltyStatus(loyalty, currency, language),
      minimumPoints: { cash: fewest(tier.cashRatePpm), bonus: fewest(tier.bonusRatePpm) },
      bonusWageringFactor: plan.bonusWageringFactor,
      isBonusAllowed,
      tiers: plan.tiers.map((one) => toTierSummary(one, language)),
    };
  });
}
