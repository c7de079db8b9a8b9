import { createWithdrawal as call } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { requirePin } from "../../../../kit/require-pin.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { checkPayment } from "../check-payment.ts";
import type { PaymentParts } from "../parts.ts";
import { paymentId } from "../payment-id.ts";
import { requestWithdrawal } from "../request-withdrawal.ts";
import { requireDocument } from "../require-document.ts";
import { toWithdrawal } from "../views.ts";
import { findWithdrawal } from "../withdrawal-store.ts";
import { findTarget } from "../withdrawal-target.ts";

export function createWithdrawal(parts: PaymentParts): Route {
  const { kit, players, settings, jurisdictions } = parts;
  return route(call, async ({ body, session, idempotencyKey, headers }) => {
    const id = paymentId("withdrawal", session.playerId, idempotencyKey);
    // If the withdrawal exists, the answer to an earlier attempt was lost. Effects of that attempt, such as a lower
    // balance, must not make the retry fail.
    const made = await findWithdrawal(kit.db, id);
    if (made) {
      const { cancelWithdrawalAllowed } = await jurisdictions.of(await players.get(session.playerId));
      return toWithdrawal(made, cancelWithdrawalAllowed);
    }
    if (!(await settings.get()).isCashierWithdrawalEnabled) return refuse("FEATURE_DISABLED");
    const player = await players.get(session.playerId);
    const checked = await checkPayment(parts, player, "W", { ...body, channel: headers["x-channel"] });
    if (isRefusal(checked)) return checked;
    const { method, amountMinor } = checked;
    if (method.group === "TTP") return refuse("METHOD_NOT_AVAILABLE");
    if (amountMinor <= method.feeMinor) return refuseFields([{ code: "BELOW_MINIMUM", field: "amount" }]);
    const unverified = await requireDocument(parts, player.id);
    if (unverified) return unverified;
    const target = await findTarget(parts, player.id, method, body.target);
    if (isRefusal(target)) return target;
    const wrongPin = await requirePin(parts, player.id, body.pinCode);
    if (wrongPin) return wrongPin;

    const row = await requestWithdrawal(kit, { id, player, method, amountMinor, target });
    if (isRefusal(row)) return row;
    const { cancelWithdrawalAllowed } = await jurisdictions.of(player);
    return toWithdrawal(row, cancelWithdrawalAllowed);
  });
}
