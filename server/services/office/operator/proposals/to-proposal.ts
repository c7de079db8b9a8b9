import type { Answer } from "@parlour/contracts/call";
import type { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import type { FourEyes } from "../../../../kit/four-eyes.ts";
import {
  approverRolesOf,
  mayMake,
  type OperatorIdentity,
  type OperatorRights,
} from "../../../../kit/operator.ts";
import type { ProposalRow } from "./proposal-store.ts";

/** Converts a proposal for the API, including what the current operator may do with it. */
export function toProposal(
  row: ProposalRow,
  fourEyes: FourEyes,
  asker: Pick<OperatorIdentity, "id"> & OperatorRights,
): Answer<typeof proposeChange> {
  const approvers = fourEyes.find(row.kind)?.approvers;
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    data: row.data,
    summary: row.summary,
    reason: row.reason,
    state: row.state,
    proposedBy: { id: row.proposed_by, name: row.proposed_by_name },
    proposedAt: row.proposed_at.toISOString(),
    decidedBy: row.decided_by === null ? null : { id: row.decided_by, name: row.decided_by_name ?? "" },
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    mayDecide:
      row.state === "OPEN" &&
      row.proposed_by !== asker.id &&
      approvers !== undefined &&
      mayMake(approverRolesOf(asker), { role: approvers }),
  };
}
