import { listPaymentProblems } from "@parlour/contracts/calls/money/payment/list-payment-problems";
import type { PaymentProblem } from "@parlour/contracts/entities/payment-problem";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, queueNames, useCursorPagination } from "../../../parts/pagination.tsx";
import { ClaimBar } from "../../../parts/queues/claim-bar.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { useClaims } from "../../../parts/queues/use-claims.ts";
import { readable, reasonText } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { debtText } from "./debt-text.ts";
import { type ProblemAction, ProblemDialog } from "./problem-dialog.tsx";
import { Reconciliations } from "./reconciliations.tsx";

const intervalMs = 30_000;

const kinds: Record<PaymentProblem["kind"], { label: string; tone: "alarm" | "brass" | "live" }> = {
  DIFFERENCE: { label: "records differ", tone: "live" },
  WAITING_EVENT: { label: "waiting for payment", tone: "brass" },
  STUCK_PAYOUT: { label: "not paid yet", tone: "brass" },
  FAILED_PAYOUT: { label: "payout failed", tone: "alarm" },
  CHARGEBACK: { label: "deposit reversed", tone: "live" },
  HELD_BALANCE: { label: "held for a closed account", tone: "brass" },
  OWED_CORRECTION: { label: "owed by a closed account", tone: "alarm" },
};

const paymentAddress = (playerId: string, payment: string) =>
  `/console/players/${encodeURIComponent(playerId)}/payments?${new URLSearchParams({ payment })}`;

/** Payments that need an operator: they failed, are stuck, or differ from the provider's records. */
export function PaymentProblems() {
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor };
  const resource = useCall(listPaymentProblems, { query }, { intervalMs });
  const claims = useClaims("payments");
  const [action, setAction] = useState<ProblemAction | null>(null);

  const columns: RecordColumn<PaymentProblem>[] = [
    {
      key: "kind",
      header: "Problem",
      sortBy: ({ kind }) => kind,
      cell: ({ kind, detail, debt }) => (
        <>
          <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
          <span className="mt-1 block text-sm text-mist">{reasonText(detail)}</span>
          {debt ? <span className="mt-1 block text-sm">{debtText(debt)}</span> : null}
        </>
      ),
    },
    {
      key: "reference",
      header: "Payment",
      cell: ({ reference, provider, playerId }) => (
        <>
          <span className="block font-mono text-sm break-all">
            {playerId ? (
              <Link className="underline underline-offset-4" href={paymentAddress(playerId, reference)}>
                {reference}
              </Link>
            ) : (
              reference
            )}
          </span>
          <span className="block text-sm text-mist">{readable(provider)}</span>
          {playerId ? (
            <span className="text-sm">
              <PlayerLink playerId={playerId} />
            </span>
          ) : null}
        </>
      ),
    },
    { key: "ours", header: "Our records", minor: true, cell: ({ ours }) => ours ?? "nothing" },
    { key: "theirs", header: "Provider's records", minor: true, cell: ({ theirs }) => theirs ?? "nothing" },
    {
      key: "since",
      header: "Since",
      sortBy: ({ since }) => since,
      cell: ({ since }) => <Moment at={since} />,
    },
    {
      key: "claim",
      header: "Claim",
      cell: ({ id }) => <ClaimBar claims={claims} itemId={id} />,
    },
    {
      key: "act",
      header: "Actions",
      align: "end",
      cell: (problem) => (
        <span className="flex flex-wrap justify-end gap-2">
          {problem.kind === "STUCK_PAYOUT" ? (
            <Button size="sm" onClick={() => setAction({ problem, does: "retry" })}>
              Retry payout
            </Button>
          ) : null}
          {problem.debt && problem.debt.owed > 0 ? (
            <>
              <Button size="sm" onClick={() => setAction({ problem, does: "collect" })}>
                Collect
              </Button>
              <Button size="sm" onClick={() => setAction({ problem, does: "writeOff" })}>
                Write off
              </Button>
            </>
          ) : null}
          <Button size="sm" onClick={() => setAction({ problem, does: "settle" })}>
            Resolve
          </Button>
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHeader title="Payment problems">
        Payments that failed, are stuck, were reversed or don't match the provider's records, and money that
        closed accounts hold or owe after a correction. Problems that resolve themselves are removed
        automatically; a reversed deposit stays until someone marks it as resolved.
      </PageHeader>
      <h2 className="sr-only">Problems</h2>
      <RecordTable
        caption="Payment problems"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{
          title: "No payment problems",
          text: "No payments have failed, are stuck or differ from the provider's records.",
        }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} names={queueNames} />
      <Reconciliations runs={resource.value?.reconciliations ?? []} onDone={resource.reload} />
      <ProblemDialog action={action} onClose={() => setAction(null)} onDone={resource.reload} />
    </>
  );
}
