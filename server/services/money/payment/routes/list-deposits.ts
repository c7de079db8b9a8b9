import { listDeposits as call } from "@parlour/contracts/calls/money/payment/list-deposits";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listDepositsOf } from "../deposit-store.ts";
import { toDeposit } from "../views.ts";

export function listDeposits(kit: Kit): Route {
  return route(call, async ({ session, query }) =>
    (await listDepositsOf(kit.db, session.playerId, query.status)).map(toDeposit),
  );
}
