import { listWithdrawals as call } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { type Route, route } from "../../../../kit/service.ts";
import type { PaymentParts } from "../parts.ts";
import { toWithdrawal } from "../views.ts";
import { listWithdrawalsOf } from "../withdrawal-store.ts";

const mostAtOnce = 200;

export function listWithdrawals({ kit, players, jurisdictions }: PaymentParts): Route {
  return route(call, async ({ session, query: { status, cursor, limit = mostAtOnce } }) => {
    const [player, rows] = await Promise.all([
      players.get(session.playerId),
      listWithdrawalsOf(kit.db, session.playerId, { status, after: cursor, limit }),
    ]);
    const { cancelWithdrawalAllowed } = await jurisdictions.of(player);
    return rows.map((row) => toWithdrawal(row, cancelWithdrawalAllowed));
  });
}
