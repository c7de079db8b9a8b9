import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { client } from "@parlour/web/api/client";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import type { Proposal } from "./proposal.ts";
import { ProposedOffer } from "./proposed-offer.tsx";
import { SummaryText } from "./summary-text.tsx";

export type PendingDecision = { proposal: Proposal; decision: "APPROVE" | "REFUSE" | "WITHDRAW" };

const decide = client(decideProposal);

const words = {
  APPROVE: { action: "Approve", done: "Approved and applied" },
  REFUSE: { action: "Reject", done: "Rejected" },
  WITHDRAW: { action: "Withdraw", done: "Proposal withdrawn" },
};

type DecisionDialogProps = { decision: PendingDecision | null; onClose: () => void; onDecided: () => void };

export function DecisionDialog({ decision, onClose, onDecided }: DecisionDialogProps) {
  const { action, done } = words[decision?.decision ?? "APPROVE"];
  return (
    <ReasonDialog
      open={decision !== null}
      onClose={onClose}
      title={`${action} this change?`}
      description={
        decision ? (
          <>
            <SummaryText summary={decision.proposal.summary} />. Reason: {decision.proposal.reason}
          </>
        ) : undefined
      }
      action={action}
      danger={decision?.decision === "REFUSE"}
      done={done}
      about={decision ? `${decision.decision} ${decision.proposal.id}` : undefined}
      onSubmit={async (reason) => {
        if (!decision) return;
        try {
          await decide({
            params: { id: decision.proposal.id },
            body: { decision: decision.decision, reason },
          });
        } finally {
          onDecided();
        }
      }}
    >
      {decision ? <ProposedOffer proposal={decision.proposal} /> : null}
    </ReasonDialog>
  );
}
