import { placeSportsBet as call } from "@parlour/contracts/calls/sports/sportsbook/place-sports-bet";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { BettingPlaces } from "../parts.ts";
import type { PendingBets } from "../pending-bets.ts";
import type { BetPlacer } from "../place-bet.ts";
import { toBet } from "../view-bet.ts";

export function placeSportsBet(placeBet: BetPlacer, pending: PendingBets, location: BettingPlaces): Route {
  return route(call, async (input) => {
    const { playerId, id: sessionId } = input.session;
    const placed = await placeBet({
      playerId,
      sessionId,
      key: input.idempotencyKey,
      body: input.body,
      refusedHere: await location.requireServed(input),
    });
    if (isRefusal(placed)) return placed;
    pending.watch(placed.bet);
    return toBet(placed.bet, placed.events);
  });
}
