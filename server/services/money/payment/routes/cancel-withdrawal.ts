import { cancelWithdrawal as call } from "@parlour/contracts/calls/money/payment/cancel-withdrawal";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { PaymentParts } from "../parts.ts";
import { settleWithdrawal } from "../settle-withdrawal.ts";
import { toWithdrawal } from "../views.ts";
import { findWithdrawal } from "../withdrawal-store.ts";

export function cancelWithdrawal({ kit, players, jurisdictions }: PaymentParts): Route {
  return route(call, async ({ session, params: { id } }) => {
    const { playerId } = session;
    const found = await findWithdrawal(kit.db, id);
    if (found?.player_id !== playerId) return refuse("NOT_FOUND");
    const { cancelWithdrawalAllowed } = await jurisdictions.of(await players.get(playerId));
    if (!cancelWithdrawalAllowed) return refuse("FEATURE_DISABLED");
    const cancelled = await kit.db.transaction((tx) =>
      settleWithdrawal(kit, tx, { id, event: "cancel", actor: playerId }),
    );
    if (cancelled) return toWithdrawal(cancelled, true);
    // The answer to an earlier attempt may have been lost, so a repeated request gets the same answer.
    const now = await findWithdrawal(kit.db, id);
    return now?.status === "CANCELLED" ? toWithdrawal(now, true) : refuse("WITHDRAWAL_NOT_PENDING");
  });
}
