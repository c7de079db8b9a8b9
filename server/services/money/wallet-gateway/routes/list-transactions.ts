import { listTransactions as call } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import type { Transaction } from "@parlour/contracts/entities/transaction";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import type { TransactionSubjects } from "@parlour/server/kit/ports/transaction-subjects";
import { type Route, route } from "@parlour/server/kit/service";
import { periodOf } from "../moment.ts";
import { describeLines, type HistoryLine } from "../read-lines.ts";

const linesPerPage = 25;

export function listTransactions(kit: Kit, subjects: TransactionSubjects): Route {
  const { ledger, reads } = kit;
  return route(call, async ({ session, query }) => {
    const request = {
      playerId: session.playerId,
      ...periodOf(query),
      cursor: query.cursor,
      limit: linesPerPage,
    };
    const { items, nextCursor } = await reads.upToDate((from) => ledger.history(request, from.pool));
    const lines = await describeLines(subjects, session.playerId, items, query.language);
    return { items: lines.map(toTransaction), nextCursor };
  });
}

function toTransaction(item: HistoryLine): Transaction {
  const major = (minor: bigint | null) => (minor === null ? null : amountOf(minor, item.currency));
  return {
    id: item.id,
    createdAt: item.postedAt.toISOString(),
    type: item.type as Transaction["type"],
    amount: amountOf(item.amountMinor, item.currency),
    stake: major(item.stakeMinor),
    win: major(item.winMinor),
    subject: item.subject,
    currency: item.currency,
    balanceAfter: amountOf(item.balanceAfterMinor, item.currency),
    reference: item.reference,
  };
}
