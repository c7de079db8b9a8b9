import { decideWithdrawal as call } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { decide } from "../decide.ts";
import type { PaymentParts } from "../parts.ts";
import { toReviewed } from "../views.ts";
import { findWithdrawal } from "../withdrawal-store.ts";

export function decideWithdrawal(parts: PaymentParts): Route {
  return route(call, async ({ params: { id }, body, operator }) => {
    const event = body.decision === "APPROVE" ? "approve" : "decline";
    const decided = await decide(parts, { id, event, by: operator, reason: body.reason });
    if (decided) return toReviewed(decided);
    return (await findWithdrawal(parts.kit.db, id)) ? refuse("WITHDRAWAL_NOT_PENDING") : refuse("NOT_FOUND");
  });
}
