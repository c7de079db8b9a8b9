import { approveWithdrawals as call } from "@parlour/contracts/calls/money/payment/approve-withdrawals";
import { isRefusal, refusalCode } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { decide } from "../decide.ts";
import type { ReviewParts } from "../parts.ts";
import { readPolicy } from "../policy-store.ts";
import { toReviewed } from "../views.ts";
import { findWithdrawal } from "../withdrawal-store.ts";

type Left = {
  id: string;
  why: "NOT_FOUND" | "NOT_PENDING" | "SIGNALS" | "CLAIMED" | "SECOND_APPROVER" | "HELD" | "OPEN_CASE";
};

/**
 * Approves several withdrawals. Each has its own transaction, so that one that cannot be approved does not block the
 * others.
 */
export function approveWithdrawals(parts: ReviewParts): Route {
  return route(call, async ({ body: { ids, reason }, operator }) => {
    const approved: string[] = [];
    const left: Left[] = [];
    const { policy } = await readPolicy(parts.kit.db, parts.kit);
    for (const id of new Set(ids)) {
      // The signals can be read without a lock, because a pending withdrawal gets no new ones.
      const withdrawal = await findWithdrawal(parts.kit.db, id);
      if (withdrawal === undefined) left.push({ id, why: "NOT_FOUND" });
      else if (withdrawal.signals.length > 0) left.push({ id, why: "SIGNALS" });
      else if (await operator.findOtherClaim("withdrawals", id)) left.push({ id, why: "CLAIMED" });
      else if (toReviewed(withdrawal, policy).needsSecondApprover) left.push({ id, why: "SECOND_APPROVER" });
      else if ((await parts.listOpenCases(parts.kit.db, withdrawal.player_id)).length > 0) {
        left.push({ id, why: "OPEN_CASE" });
      } else {
        const decided = await decide(parts, { id, event: "approve", by: operator, reason });
        if (decided === undefined) left.push({ id, why: "NOT_PENDING" });
        else if (isRefusal(decided)) {
          left.push({ id, why: refusalCode(decided) === "WITHDRAWALS_HELD" ? "HELD" : "NOT_PENDING" });
        }
        // The policy may have changed since it was read, so this may only have been the first of two approvals.
        else if (decided.status === "PENDING") left.push({ id, why: "SECOND_APPROVER" });
        else approved.push(id);
      }
    }
    return { approved, left };
  });
}
