import { getLoyalty as call } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty";
import { localText } from "@parlour/rules/local-text";
import { amountOf } from "@parlour/rules/money";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { worthMinor } from "../loyalty-rules.ts";
import type { LoyaltyParts } from "../parts.ts";
import { readLoyaltyStatus } from "../read-loyalty.ts";

export function getLoyalty(parts: LoyaltyParts): Route {
  const { settings, players } = parts;
  return route(call, async ({ session: { playerId } }) => {
    if (!(await settings.get()).isLoyaltyEnabled) return refuse("FEATURE_DISABLED");
    const [loyalty, { currency, language }] = await Promise.all([
      readLoyaltyStatus(parts, playerId),
      players.get(playerId),
    ]);
    const { plan, tier, points, excluded, tierPoints } = loyalty;
    return {
      excluded,
      redemptionAmount: amountOf(worthMinor(plan, points, tier.cashRatePpm, currency), currency),
      redemptionPoints: Number(points),
      redemptionPointsName: localText(plan.pointsName, language),
      tierPoints: Number(tierPoints),
      currentTierId: tier.id,
      tiersInfo: Object.fromEntries(
        plan.tiers.map(({ id, name, colour }) => [id, { name: localText(name, language), colour }]),
      ),
    };
  });
}
