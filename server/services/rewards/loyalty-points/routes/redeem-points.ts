import { redeemPoints as call } from "@parlour/contracts/calls/rewards/loyalty-points/redeem-points";
import { amountOf } from "@parlour/rules/money";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { LoyaltyParts } from "../parts.ts";
import { redeem } from "../redeem.ts";

export function redeemPoints(parts: LoyaltyParts): Route {
  const { settings, players } = parts;
  return route(call, async ({ session: { playerId }, body: { points, target = "CASH" }, idempotencyKey }) => {
    if (!(await settings.get()).isLoyaltyEnabled) return refuse("FEATURE_DISABLED");
    const resident = await players.get(playerId);
    const { currency } = resident;
    const request = { key: idempotencyKey, playerId, resident, currency, points: BigInt(points), target };
    const redeemed = await redeem(parts, request);
    if (isRefusal(redeemed)) return redeemed;
    return {
      redeemedPoints: points,
      creditedAmount: amountOf(redeemed.creditedMinor, currency),
      currency,
    };
  });
}
