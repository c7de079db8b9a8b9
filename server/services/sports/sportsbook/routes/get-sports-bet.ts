import { getSportsBet as call } from "@parlour/contracts/calls/sports/sportsbook/get-sports-bet";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { eventsOf } from "../cash-out.ts";
import { findOwnBet } from "../own-bet.ts";
import type { SportsbookParts } from "../parts.ts";
import { toBet } from "../view-bet.ts";

export function getSportsBet(parts: SportsbookParts): Route {
  return route(call, async ({ session, params }) => {
    const bet = await findOwnBet(parts, session, params.bet);
    return isRefusal(bet) ? bet : toBet(bet, await eventsOf(parts, bet));
  });
}
