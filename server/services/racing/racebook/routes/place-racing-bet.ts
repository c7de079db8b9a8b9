import { placeRacingBet as call } from "@parlour/contracts/calls/racing/racebook/place-racing-bet";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { BetPlacer } from "../place-bet.ts";
import { betOf } from "../views.ts";

export function placeRacingBet(placeBet: BetPlacer): Route {
  return route(call, async ({ session, body, idempotencyKey }) => {
    const placed = await placeBet({ playerId: session.playerId, key: idempotencyKey, body });
    return isRefusal(placed) ? placed : betOf(placed.bet, placed.races);
  });
}
