import { listBalances as call } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { createBalanceReader } from "@parlour/ledger/balances";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { toBalanceList } from "../balance-list.ts";

/** Polls that arrive within this time share one query; the delay is too short to notice. */
const gatherMs = 4;

export function listBalances(kit: Kit): Route {
  const reader = createBalanceReader(kit.db.pool, gatherMs);
  return route(call, async ({ session }) => toBalanceList(await reader.balancesOf(session.playerId)));
}
