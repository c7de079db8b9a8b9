import { getLoyaltySummary as call } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-summary";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { describeStanding } from "../describe-standing.ts";
import { fewestPoints } from "../loyalty-rules.ts";
import type { LoyaltyParts } from "../parts.ts";
import { readStanding, toTierSummary } from "../read-loyalty.ts";

export function getLoyaltySummary(parts: LoyaltyParts): Route {
  const { settings, players } = parts;
  return route(call, async ({ session: { playerId }, query }) => {
    if (!(await settings.get()).isLoyaltyEnabled) return refuse("FEATURE_DISABLED");
    const [standing, player] = await Promise.all([readStanding(parts, playerId), players.get(playerId)]);
    const { plan, tier } = standing;
    const { currency } = player;
    const language = query.language ?? player.language;
    const fewest = (rate: number) => Number(fewestPoints(plan, rate, currency));
    return {
      ...describeStanding(standing, currency, language),
      minimumPoints: { cash: fewest(tier.cashRatePpm), bonus: fewest(tier.bonusRatePpm) },
      bonusWageringFactor: plan.bonusWageringFactor,
      tiers: plan.tiers.map((one) => toTierSummary(one, language)),
    };
  });
}
