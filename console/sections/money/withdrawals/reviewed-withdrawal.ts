import type { Answer } from "@parlour/contracts/call";
import type { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";

export type ReviewedWithdrawal = Answer<typeof listWithdrawalsToReview>["items"][number];

/** The name of the approve button: a large withdrawal is approved in two steps. */
export function approvalName({
  needsSecondApprover,
  firstApproval,
}: Pick<ReviewedWithdrawal, "needsSecondApprover" | "firstApproval">): string {
  if (firstApproval !== null) return "Give second approval";
  return needsSecondApprover ? "Give first approval" : "Approve";
}
