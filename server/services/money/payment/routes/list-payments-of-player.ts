import { listPaymentsOfPlayer as call } from "@parlour/contracts/calls/money/payment/list-payments-of-player";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listDebtsOf } from "../debt-store.ts";
import { listPaymentsOf, type PaymentPlace, type PlayerPaymentRow } from "../player-payments-store.ts";
import { toDebt } from "../views.ts";

const perPage = 50;

export function listPaymentsOfPlayer(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, query: { id, cursor } }) => {
    const after = parseCursor(cursor);
    const found = await listPaymentsOf(kit.db, { playerId, id, after, limit: perPage + 1 });
    const rows = found.slice(0, perPage);
    const debts = await listDebtsOf(kit.db, playerId);
    return {
      debts: debts.map(toDebt),
      nextCursor: found.length > perPage ? formatCursor(rows.at(-1)!) : null,
      items: rows.map(({ amount_minor, created_at, decided_by, ...payment }) => ({
        ...payment,
        amount: amountOf(BigInt(amount_minor), payment.currency),
        decidedBy: decided_by,
        createdAt: created_at.toISOString(),
      })),
    };
  });
}

/**
 * Formats a cursor from a time and an id. The list is a union of tables, sorted by time, so an id alone does
 * not identify a position in it.
 */
function formatCursor({ created_at, id }: PlayerPaymentRow): string {
  return `${created_at.toISOString()} ${id}`;
}

/** Parses a cursor; an invalid one starts at the first page. */
function parseCursor(cursor: string | undefined): PaymentPlace | undefined {
  const [at = "", id] = cursor?.split(" ") ?? [];
  return id === undefined || Number.isNaN(Date.parse(at)) ? undefined : { at, id };
}
