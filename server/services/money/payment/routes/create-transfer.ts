import { createTransfer as call } from "@parlour/contracts/calls/money/payment/create-transfer";
import { amountOf } from "@parlour/rules/money";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { requirePin } from "../../../../kit/require-pin.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { checkAmount } from "../check-payment.ts";
import type { PaymentParts } from "../parts.ts";
import { paymentId } from "../payment-id.ts";
import { requireDocument } from "../require-document.ts";
import { createTransferSender } from "../send-transfer.ts";
import { findTransferMethod, findTransferRecipient } from "../transfer-recipient.ts";
import { findTransfer, type TransferRow } from "../transfer-store.ts";

export function createTransfer(parts: PaymentParts): Route {
  const { kit, players, settings } = parts;
  const sendTransfer = createTransferSender(parts);
  const toAnswer = async (row: TransferRow) =>
    ({
      id: row.id,
      status: "COMPLETED",
      recipient: (await players.get(row.recipient_id)).nickname,
      amount: amountOf(BigInt(row.amount_minor), row.currency),
      currency: row.currency,
      createdAt: row.created_at.toISOString(),
    }) as const;
  return route(call, async ({ body, session, idempotencyKey, headers }) => {
    const id = paymentId("transfer", session.playerId, idempotencyKey);
    // If the transfer exists, the answer to an earlier attempt was lost. Effects of that attempt, such as a lower
    // balance, must not make the retry fail.
    const made = await findTransfer(kit.db, id);
    if (made) return await toAnswer(made);
    if (!(await settings.get()).isCashierWithdrawalEnabled) return refuse("FEATURE_DISABLED");
    const sender = await players.get(session.playerId);
    if (body.currency !== sender.currency) return refuse("CURRENCY_MISMATCH");
    const method = await findTransferMethod(parts, sender, headers["x-channel"]);
    if (!method) return refuse("METHOD_NOT_AVAILABLE");
    const amountMinor = checkAmount(body.amount, method);
    if (isRefusal(amountMinor)) return amountMinor;
    const unverified = await requireDocument(parts, sender.id);
    if (unverified) return unverified;
    const recipient = await findTransferRecipient(parts, sender, body.recipient);
    if (isRefusal(recipient)) return recipient;
    const wrongPin = await requirePin(parts, sender.id, body.pinCode);
    if (wrongPin) return wrongPin;

    const row = await sendTransfer({ id, sender, recipient, method, amountMinor });
    return isRefusal(row) ? row : await toAnswer(row);
  });
}
