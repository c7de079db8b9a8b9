import { listFreeBets as call } from "@parlour/contracts/calls/sports/sportsbook/list-free-bets";
import { sportsbookProduct } from "@parlour/rules/free-bet";
import { amountOf } from "@parlour/rules/money";
import { type Route, route } from "../../../../kit/service.ts";
import type { SportsbookParts } from "../parts.ts";

export function listFreeBets({ wagering }: SportsbookParts): Route {
  return route(call, async ({ session: { playerId } }) => {
    const grants = await wagering.grants.playable(playerId);
    const own = grants.filter(({ productId }) => productId === sportsbookProduct);
    return {
      items: own.map(({ id, stakeMinor, currency, left, expiresAt }) => ({
        id,
        stake: amountOf(stakeMinor, currency),
        currency,
        left,
        expiresAt: expiresAt.toISOString(),
      })),
    };
  });
}
