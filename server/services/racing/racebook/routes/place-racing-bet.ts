import { placeRacingBet as call } from "@parlour/contracts/calls/racing/racebook/place-racing-bet";
import type { VisitorLocation } from "../../../../kit/ports/visitor-location.ts";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { BetPlacer } from "../place-bet.ts";
import { betOf } from "../views.ts";

export function placeRacingBet(placeBet: BetPlacer, location: Pick<VisitorLocation, "requireServed">): Route {
  return route(call, async (input) => {
    const placed = await placeBet({
      playerId: input.session.playerId,
      key: input.idempotencyKey,
      body: input.body,
      refusedHere: await location.requireServed(input),
    });
    return isRefusal(placed) ? placed : betOf(placed.bet, placed.races);
  });
}
