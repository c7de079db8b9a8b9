import { createTransfer as call } from "@parlour/contracts/calls/money/payment/create-transfer";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { checkAmount } from "../check-payment.ts";
import type { PaymentParts } from "../parts.ts";
import { paymentId } from "../payment-id.ts";
import { requirePin } from "../require-pin.ts";
import { createTransferSender } from "../send-transfer.ts";
import { findTransferMethod, findTransferRecipient } from "../transfer-recipient.ts";

export function createTransfer(parts: PaymentParts): Route {
  const { players, settings, documents } = parts;
  const sendTransfer = createTransferSender(parts);
  return route(call, async ({ body, session, idempotencyKey }) => {
    if (!(await settings.get()).isCashierWithdrawalEnabled) return refuse("FEATURE_DISABLED");
    const sender = await players.get(session.playerId);
    if (body.currency !== sender.currency) return refuse("CURRENCY_MISMATCH");
    const method = await findTransferMethod(parts, sender);
    if (!method) return refuse("METHOD_NOT_AVAILABLE");
    const amountMinor = checkAmount(body.amount, method);
    if (isRefusal(amountMinor)) return amountMinor;
    if ((await documents.statusOf(sender.id)) !== "VERIFIED") return refuse("DOCUMENT_NOT_VERIFIED");
    const recipient = await findTransferRecipient(parts, sender, body.recipient);
    if (isRefusal(recipient)) return recipient;
    const wrongPin =
      body.pinCode === undefined ? undefined : await requirePin(parts, sender.id, body.pinCode);
    if (wrongPin) return wrongPin;

    const id = paymentId("transfer", sender.id, idempotencyKey);
    const row = await sendTransfer({ id, sender, recipient, method, amountMinor });
    if (isRefusal(row)) return row;
    return {
      id,
      status: "COMPLETED",
      recipient: recipient.nickname,
      amount: body.amount,
      currency: sender.currency,
      createdAt: row.created_at.toISOString(),
    } as const;
  });
}
