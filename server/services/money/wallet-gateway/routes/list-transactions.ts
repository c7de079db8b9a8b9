import { listTransactions as call } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import type { Transaction } from "@parlour/contracts/entities/transaction";
import type { HistoryItem } from "@parlour/ledger";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { periodOf } from "../moment.ts";

const linesPerPage = 25;

export function listTransactions(kit: Kit): Route {
  const ledger = kit.ledger;
  return route(call, async ({ session, query }) => {
    const { items, nextCursor } = await ledger.history({
      playerId: session.playerId,
      ...periodOf(query),
      cursor: query.cursor,
      limit: linesPerPage,
    });
    return { items: items.map(toTransaction), nextCursor };
  });
}

function toTransaction(item: HistoryItem): Transaction {
  return {
    id: item.id,
    createdAt: item.postedAt.toISOString(),
    type: item.type as Transaction["type"],
    amount: amountOf(item.amountMinor, item.currency),
    currency: item.currency,
    balanceAfter: amountOf(item.balanceAfterMinor, item.currency),
    reference: item.reference,
  };
}
