import { exportTransactions as call } from "@parlour/contracts/calls/money/wallet-gateway/export-transactions";
import type { HistoryItem } from "@parlour/ledger";
import { precisionOf } from "@parlour/rules/currency";
import { decimalText } from "@parlour/rules/decimal-text";
import { csvReply, formatCsv } from "@parlour/server/kit/csv";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { periodOf } from "../moment.ts";

/** More than a person would read; longer histories can be exported year by year. */
const mostLines = 20_000;
const columns = ["time", "type", "amount", "currency", "balance after", "belongs to", "id"];

export function exportTransactions(kit: Kit): Route {
  const ledger = kit.ledger;
  return route(call, async ({ session, query }) => {
    const { items } = await ledger.history({
      playerId: session.playerId,
      ...periodOf(query),
      limit: mostLines,
    });
    const day = kit.clock.now().toISOString().slice(0, 10);
    return csvReply<typeof call>(`parlour-history-${day}.csv`, formatCsv(columns, items.map(toLine)));
  });
}

function toLine({ postedAt, type, amountMinor, currency, balanceAfterMinor, reference, id }: HistoryItem) {
  const precision = precisionOf(currency);
  return [
    postedAt.toISOString(),
    type,
    decimalText(amountMinor, precision),
    currency,
    decimalText(balanceAfterMinor, precision),
    reference === null ? null : `${reference.kind} ${reference.id}`,
    id,
  ];
}
