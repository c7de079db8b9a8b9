import { listBalances as call } from "@parlour/contracts/calls/wallet-gateway/list-balances";
import { ledgerOf } from "@parlour/ledger/ledger-of";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { toBalanceList } from "../balance-list.ts";

export function listBalances(kit: Kit): Route {
  const ledger = ledgerOf(kit);
  return route(call, async ({ session }) => toBalanceList(await ledger.balancesOf(session.playerId)));
}
