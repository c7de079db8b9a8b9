import { setAutoCashOut as call } from "@parlour/contracts/calls/sports/sportsbook/set-auto-cash-out";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { eventsOf } from "../cash-out.ts";
import { changeRule } from "../cash-out-rule.ts";
import { findOwnBet } from "../own-bet.ts";
import type { SportsbookParts } from "../parts.ts";
import { toBet } from "../view-bet.ts";

export function setAutoCashOut(parts: SportsbookParts): Route {
  return route(call, async ({ session, params, body: { target } }) => {
    const bet = await findOwnBet(parts, session, params.bet);
    if (isRefusal(bet)) return bet;
    const targetMinor = parseAmount(target, bet.currency);
    if (targetMinor === "TOO_PRECISE") return refuseFields([{ code: "AMOUNT_TOO_PRECISE", field: "target" }]);
    if (isAmountFault(targetMinor)) return refuseFields([{ code: "TOO_LARGE", field: "target" }]);
    if (bet.grantId !== null) return refuse("CASH_OUT_NOT_OFFERED", { cause: "FREE_BET" });
    const changed = await changeRule(parts, bet.id, targetMinor);
    return changed
      ? toBet(changed, await eventsOf(parts, changed))
      : refuse("CASH_OUT_NOT_OFFERED", { cause: "NOT_OPEN" });
  });
}
