import { findRecipient as call } from "@parlour/contracts/calls/money/payment/find-recipient";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { PaymentParts } from "../parts.ts";
import { findTransferMethod, findTransferRecipient } from "../transfer-recipient.ts";

export function findRecipient(parts: PaymentParts): Route {
  return route(call, async ({ session, query }) => {
    const sender = await parts.players.get(session.playerId);
    if (!(await findTransferMethod(parts, sender))) return refuse("METHOD_NOT_AVAILABLE");
    const recipient = await findTransferRecipient(parts, sender, query.nickname);
    return isRefusal(recipient) ? recipient : { nickname: recipient.nickname };
  });
}
