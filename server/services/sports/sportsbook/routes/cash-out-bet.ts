import { createHash } from "node:crypto";
import { cashOutBet as call } from "@parlour/contracts/calls/sports/sportsbook/cash-out-bet";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { eventsOf, takeCashOut } from "../cash-out.ts";
import { findOwnBet } from "../own-bet.ts";
import type { SportsbookParts } from "../parts.ts";
import { toBet } from "../view-bet.ts";

export function cashOutBet(parts: SportsbookParts): Route {
  return route(call, async ({ session, params, body: { token, partPermille }, idempotencyKey }) => {
    const bet = await findOwnBet(parts, session, params.bet);
    if (isRefusal(bet)) return bet;
    const id = createHash("sha256").update(idempotencyKey).digest("base64url").slice(0, 16);
    const closed = await takeCashOut(parts, { bet, id, token, partPermille });
    return isRefusal(closed) ? closed : toBet(closed, await eventsOf(parts, closed));
  });
}
