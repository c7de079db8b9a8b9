import { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import { useCall } from "@parlour/web/api/use-resource";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Skeleton } from "@parlour/web/ui/skeleton";
import type { ReactNode } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import type { ReviewedWithdrawal } from "./reviewed-withdrawal.ts";

type LinkedWithdrawalProps = {
  id: string;
  children: (withdrawal: ReviewedWithdrawal, reload: () => void) => ReactNode;
};

/**
 * A withdrawal that a link names but the list doesn't contain, because it has been decided or is on another
 * page.
 */
export function LinkedWithdrawal({ id, children }: LinkedWithdrawalProps) {
  const resource = useCall(
    listWithdrawalsToReview,
    { query: { status: "ALL", term: id } },
    { intervalMs: 15_000 },
  );
  if (resource.value === undefined && resource.error !== undefined) {
    return (
      <ErrorState title="Couldn't load this withdrawal" retryLabel="Try again" onRetry={resource.reload}>
        {failureText(resource.error)}
      </ErrorState>
    );
  }
  if (resource.loading || resource.value === undefined) return <Skeleton className="h-64 w-full" />;
  // The search may also match players by name, so the ids of its results are compared.
  const found = resource.value.items.find((withdrawal) => withdrawal.id === id);
  if (found === undefined) {
    return <EmptyState title="No such withdrawal">{`There is no withdrawal with the ID ${id}.`}</EmptyState>;
  }
  return children(found, resource.reload);
}
