import { listPaymentsOfPlayer as call } from "@parlour/contracts/calls/money/payment/list-payments-of-player";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listPaymentsOf } from "../player-payments-store.ts";

const most = 200;

export function listPaymentsOfPlayer(kit: Kit): Route {
  return route(call, async ({ params }) => {
    const rows = await listPaymentsOf(kit.db, params.playerId, most + 1);
    return {
      more: rows.length > most,
      items: rows.slice(0, most).map(({ amount_minor, created_at, decided_by, ...payment }) => ({
        ...payment,
        amount: amountOf(BigInt(amount_minor), payment.currency),
        decidedBy: decided_by,
        createdAt: created_at.toISOString(),
      })),
    };
  });
}
