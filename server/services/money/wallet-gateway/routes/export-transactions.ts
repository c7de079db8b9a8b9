import { exportTransactions as call } from "@parlour/contracts/calls/money/wallet-gateway/export-transactions";
import { precisionOf } from "@parlour/rules/currency";
import { decimalText } from "@parlour/rules/decimal-text";
import { csvReply, formatCsv } from "@parlour/server/kit/csv";
import type { Kit } from "@parlour/server/kit/kit";
import type { TransactionSubjects } from "@parlour/server/kit/ports/transaction-subjects";
import { type Route, route } from "@parlour/server/kit/service";
import { periodOf } from "../moment.ts";
import { describeLines, type HistoryLine } from "../read-lines.ts";

/** The limit is more than a person would read; longer histories can be exported year by year. */
const mostLines = 20_000;
const columns = [
  "time",
  "type",
  "name",
  "stake",
  "win",
  "amount",
  "currency",
  "balance after",
  "belongs to",
  "id",
];

export function exportTransactions(kit: Kit, subjects: TransactionSubjects): Route {
  const { ledger, reads } = kit;
  return route(call, async ({ session, query }) => {
    const request = { playerId: session.playerId, ...periodOf(query), limit: mostLines };
    const { items } = await reads.upToDate((from) => ledger.history(request, from.pool));
    const lines = await describeLines(subjects, session.playerId, items, query.language);
    const day = kit.clock.now().toISOString().slice(0, 10);
    return csvReply<typeof call>(`parlour-history-${day}.csv`, formatCsv(columns, lines.map(toLine)));
  });
}

function toLine(line: HistoryLine) {
  const { postedAt, type, subject, amountMinor, currency, balanceAfterMinor, reference, id } = line;
  const text = (minor: bigint | null) => (minor === null ? null : decimalText(minor, precisionOf(currency)));
  return [
    postedAt.toISOString(),
    type,
    subject?.name ?? null,
    text(line.stakeMinor),
    text(line.winMinor),
    text(amountMinor),
    currency,
    text(balanceAfterMinor),
    reference === null ? null : `${reference.kind} ${reference.id}`,
    id,
  ];
}
