import { quoteCashOut as call } from "@parlour/contracts/calls/sports/sportsbook/quote-cash-out";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { quoteCashOut as quote } from "../cash-out.ts";
import { findOwnBet } from "../own-bet.ts";
import type { SportsbookParts } from "../parts.ts";

export function quoteCashOut(parts: SportsbookParts): Route {
  return route(call, async ({ session, params }) => {
    const bet = await findOwnBet(parts, session, params.bet);
    return isRefusal(bet) ? bet : await quote(parts, bet);
  });
}
