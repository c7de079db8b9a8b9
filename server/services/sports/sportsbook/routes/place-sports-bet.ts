import { placeSportsBet as call } from "@parlour/contracts/calls/sports/sportsbook/place-sports-bet";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { eventsOf } from "../cash-out.ts";
import type { SportsbookParts } from "../parts.ts";
import type { PendingBets } from "../pending-bets.ts";
import { placeBet } from "../place-bet.ts";
import { toBet } from "../view-bet.ts";

export function placeSportsBet(parts: SportsbookParts, pending: PendingBets): Route {
  return route(call, async ({ session, body, idempotencyKey }) => {
    const { playerId, id: sessionId } = session;
    const bet = await placeBet(parts, { playerId, sessionId, key: idempotencyKey, body });
    if (isRefusal(bet)) return bet;
    pending.watch(bet);
    return toBet(bet, await eventsOf(parts, bet));
  });
}
