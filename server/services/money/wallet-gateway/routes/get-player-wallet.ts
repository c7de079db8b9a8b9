import { getPlayerWallet as call } from "@parlour/contracts/calls/money/wallet-gateway/get-player-wallet";
import { readAccounts } from "@parlour/ledger/entries";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { toBalanceList } from "../balance-list.ts";

export function getPlayerWallet(kit: Kit): Route {
  const ledger = kit.ledger;
  return route(call, async ({ params: { playerId } }) => {
    const [balances, accounts] = await Promise.all([
      ledger.balancesOf(playerId),
      readAccounts(kit.db.pool, playerId),
    ]);
    return {
      balances: toBalanceList(balances),
      accounts: accounts.map(({ id, currency, balanceMinor, openedAt }) => ({
        id,
        currency,
        balance: amountOf(balanceMinor, currency),
        openedAt: openedAt.toISOString(),
      })),
    };
  });
}
