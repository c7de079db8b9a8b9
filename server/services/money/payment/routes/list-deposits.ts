import { listDeposits as call } from "@parlour/contracts/calls/money/payment/list-deposits";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listDepositsOf } from "../deposit-store.ts";
import { toDeposit } from "../views.ts";

const mostAtOnce = 200;

export function listDeposits(kit: Kit): Route {
  return route(call, async ({ session, query: { status, cursor, limit = mostAtOnce } }) => {
    const rows = await listDepositsOf(kit.db, session.playerId, { status, after: cursor, limit });
    return rows.map(toDeposit);
  });
}
