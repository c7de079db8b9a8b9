import { useOperator } from "../../../app/operator-context.ts";
import { Moment } from "../../../parts/moment.tsx";
import type { ReviewedWithdrawal } from "./reviewed-withdrawal.ts";

/** Whether this operator gave the first approval. If so, another operator must give the second. */
export function useIsOwnApproval({ firstApproval }: Pick<ReviewedWithdrawal, "firstApproval">): boolean {
  return useOperator().id === firstApproval?.operatorId;
}

/** Explains that a withdrawal needs two approvals, and shows the first one if it has been given. */
export function ApprovalsNeeded({ withdrawal }: { withdrawal: ReviewedWithdrawal }) {
  const isOwn = useIsOwnApproval(withdrawal);
  const { needsSecondApprover, firstApproval } = withdrawal;
  if (!needsSecondApprover && firstApproval === null) return null;
  return (
    <p role="status" className="rounded-control border border-brass/60 bg-velvet px-4 py-3">
      {firstApproval === null ? (
        "This amount needs two operators. Yours is the first approval; another operator must give the second."
      ) : (
        <>
          <strong>1 of 2 approvals.</strong> {isOwn ? "You" : firstApproval.operatorName} approved it{" "}
          <Moment at={firstApproval.at} />.{" "}
          {isOwn ? "Another operator must give the second approval." : "It is paid if you approve it."}
        </>
      )}
    </p>
  );
}
