import { placeSportsBet as call } from "@parlour/contracts/calls/sports/sportsbook/place-sports-bet";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { PendingBets } from "../pending-bets.ts";
import type { BetPlacer } from "../place-bet.ts";
import { toBet } from "../view-bet.ts";

export function placeSportsBet(placeBet: BetPlacer, pending: PendingBets): Route {
  return route(call, async ({ session, body, idempotencyKey }) => {
    const { playerId, id: sessionId } = session;
    const placed = await placeBet({ playerId, sessionId, key: idempotencyKey, body });
    if (isRefusal(placed)) return placed;
    pending.watch(placed.bet);
    return toBet(placed.bet, placed.events);
  });
}
