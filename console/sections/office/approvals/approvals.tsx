import { listProposals } from "@parlour/contracts/calls/office/operator/list-proposals";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useState } from "react";
import { useOperator } from "../../../app/operator-context.ts";
import { recountQueues } from "../../../app/use-queue-counts.ts";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { useQueueState } from "../../../parts/queues/use-queue-state.ts";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { DecisionDialog, type PendingDecision } from "./decision-dialog.tsx";
import type { Proposal } from "./proposal.ts";
import { SummaryText } from "./summary-text.tsx";

const tones = {
  OPEN: "brass",
  APPROVED: "gain",
  REFUSED: "alarm",
  WITHDRAWN: "quiet",
  APPLIED: "gain",
} as const;
const intervalMs = 10_000;

/** Proposals that another operator approves or rejects. */
export function Approvals() {
  const me = useOperator();
  const [shown, setShown] = useQueueState("show", ["OPEN", "ALL"]);
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const [decision, setDecision] = useState<PendingDecision | null>(null);
  const query = {
    ...(shown === "OPEN" && { state: "OPEN" as const }),
    ...(cursor !== undefined && { cursor }),
  };
  const resource = useCall(listProposals, { query }, { intervalMs });

  const columns: RecordColumn<Proposal>[] = [
    {
      key: "what",
      header: "Change",
      cell: ({ summary, kind }) => (
        <>
          <span className="block font-semibold">
            <SummaryText summary={summary} />
          </span>
          <span className="text-sm break-all text-mist">{readable(kind)}</span>
        </>
      ),
    },
    { key: "why", header: "Reason", cell: ({ reason }) => reason },
    {
      key: "who",
      header: "Proposed",
      sortBy: ({ proposedAt }) => proposedAt,
      cell: ({ proposedBy, proposedAt }) => (
        <>
          <span className="block whitespace-nowrap">{proposedBy.name}</span>
          <span className="text-sm text-mist">
            <Moment at={proposedAt} />
          </span>
        </>
      ),
    },
    {
      key: "state",
      header: "Status",
      sortBy: ({ state }) => state,
      cell: ({ state, decidedBy, decisionReason }) => (
        <>
          <Badge tone={tones[state]}>{readable(state)}</Badge>
          {state === "APPLIED" ? (
            <span className="mt-1 block text-sm text-mist">No second operator needed</span>
          ) : decidedBy ? (
            <span className="mt-1 block text-sm text-mist">{`${decidedBy.name}: ${decisionReason ?? ""}`}</span>
          ) : null}
        </>
      ),
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (proposal) => (
        <Actions proposal={proposal} isOwn={proposal.proposedBy.id === me.id} onDecide={setDecision} />
      ),
    },
  ];
  return (
    <>
      <PageHeader
        title="Approvals"
        actions={
          <SegmentedControl
            label="Show"
            value={shown}
            onChange={(value) => setShown(value === "OPEN" ? "OPEN" : "ALL")}
            options={[
              { value: "OPEN", label: "Waiting" },
              { value: "ALL", label: "All" },
            ]}
          />
        }
      >
        Changes that need a second operator's approval, such as balance adjustments, limits, payouts,
        high-value bonuses, bet settlements and operator roles. You see your own proposals and those you can
        approve. Approved changes apply immediately. Configuration, Two-person rules, says what needs
        approval.
      </PageHeader>
      <RecordTable
        caption="Proposals"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{
          title: "Nothing to approve",
          text: "New proposals appear here automatically.",
        }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      <DecisionDialog
        decision={decision}
        onClose={() => setDecision(null)}
        onDecided={() => {
          resource.reload();
          recountQueues();
        }}
      />
    </>
  );
}

type ActionsProps = { proposal: Proposal; isOwn: boolean; onDecide: (decision: PendingDecision) => void };

function Actions({ proposal, isOwn, onDecide }: ActionsProps) {
  if (proposal.state !== "OPEN") return null;
  if (isOwn) {
    return (
      <Button size="sm" onClick={() => onDecide({ proposal, decision: "WITHDRAW" })}>
        Withdraw proposal
      </Button>
    );
  }
  if (!proposal.mayDecide) return <span className="text-sm text-mist">you can't approve this</span>;
  return (
    <span className="flex justify-end gap-2">
      <Button size="sm" onClick={() => onDecide({ proposal, decision: "REFUSE" })}>
        Reject
      </Button>
      <Button size="sm" variant="play" onClick={() => onDecide({ proposal, decision: "APPROVE" })}>
        Approve
      </Button>
    </span>
  );
}
