import { getLedgerPosting as call } from "@parlour/contracts/calls/money/wallet-gateway/get-ledger-posting";
import { currencyOfAccount } from "@parlour/ledger/accounts";
import { findPostingByNumber } from "@parlour/ledger/entries";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";

export function getLedgerPosting(kit: Kit): Route {
  return route(call, async ({ params }) => {
    const posting = await findPostingByNumber(kit.db.pool, params.number);
    if (posting === undefined) return refuse("NOT_FOUND");
    return {
      ...posting,
      postedAt: posting.postedAt.toISOString(),
      transfers: posting.transfers.map(({ from, to, amountMinor }) => {
        const currency = currencyOfAccount(from.id);
        return {
          from: `${from.playerId}/${from.id}`,
          to: `${to.playerId}/${to.id}`,
          amount: amountOf(amountMinor, currency),
          currency,
        };
      }),
    };
  });
}
