import type { Answer } from "@parlour/contracts/call";
import type { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import { readable } from "../../../parts/readable.ts";

export type ReviewedWithdrawal = Answer<typeof listWithdrawalsToReview>["items"][number];

/** The label of the approve button, which differs for large withdrawals because they need two approvals. */
export function approvalName({
  needsSecondApprover,
  firstApproval,
}: Pick<ReviewedWithdrawal, "needsSecondApprover" | "firstApproval">): string {
  if (firstApproval !== null) return "Give second approval";
  return needsSecondApprover ? "Give first approval" : "Approve";
}

/**
 * The note on a withdrawal's row in the list. While the withdrawal is pending, it shows the approvals so far or the
 * number of risk signals; afterwards, the status.
 */
export function rowNote({
  status,
  firstApproval,
  signals,
}: Pick<ReviewedWithdrawal, "status" | "firstApproval" | "signals">): {
  kind: "approvals" | "signals" | "status";
  text: string;
} | null {
  if (status !== "PENDING") return { kind: "status", text: readable(status) };
  if (firstApproval !== null) return { kind: "approvals", text: "1 of 2 approvals" };
  if (signals.length === 0) return null;
  return { kind: "signals", text: `${signals.length} ${signals.length === 1 ? "signal" : "signals"}` };
}
