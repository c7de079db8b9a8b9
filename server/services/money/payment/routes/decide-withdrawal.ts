import { decideWithdrawal as call } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { decide } from "../decide.ts";
import type { PaymentParts } from "../parts.ts";
import { readPolicy } from "../policy-store.ts";
import { toReviewed } from "../views.ts";
import { findWithdrawal } from "../withdrawal-store.ts";

export function decideWithdrawal(parts: PaymentParts): Route {
  return route(call, async ({ params: { id }, body, operator }) => {
    const { decision, declineReason, reason } = body;
    const event =
      decision === "APPROVE"
        ? ({ event: "approve" } as const)
        : ({ event: "decline", declineReason } as const);
    const decided = await decide(parts, { id, by: operator, reason, ...event });
    if (isRefusal(decided)) return decided;
    if (decided) return toReviewed(decided, (await readPolicy(parts.kit.db, parts.kit)).policy);
    return (await findWithdrawal(parts.kit.db, id)) ? refuse("WITHDRAWAL_NOT_PENDING") : refuse("NOT_FOUND");
  });
}
