import { removeAutoCashOut as call } from "@parlour/contracts/calls/sports/sportsbook/remove-auto-cash-out";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { eventsOf } from "../cash-out.ts";
import { changeRule } from "../cash-out-rule.ts";
import { findOwnBet } from "../own-bet.ts";
import type { SportsbookParts } from "../parts.ts";
import { toBet } from "../view-bet.ts";

export function removeAutoCashOut(parts: SportsbookParts): Route {
  return route(call, async ({ session, params }) => {
    const bet = await findOwnBet(parts, session, params.bet);
    if (isRefusal(bet)) return bet;
    const changed = (await changeRule(parts, bet.id, null)) ?? bet;
    return toBet(changed, await eventsOf(parts, changed));
  });
}
