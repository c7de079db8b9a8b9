import { ReasonDialog, type ReasonDialogProps } from "./reason-dialog.tsx";
import { useIsProposal } from "./use-second-person.ts";

type ProposalDialogProps = Omit<ReasonDialogProps, "done" | "description"> & {
  /** The name of the action in the two-person rules that covers the change. */
  policy: string;
  description: string;
};

/**
 * Asks for the reason for a change that is sent with `propose`. If another operator must approve it, the dialog says so
 * and its button is "Propose"; otherwise the button names the action.
 */
export function ProposalDialog({ policy, action, description, ...dialog }: ProposalDialogProps) {
  const isProposal = useIsProposal(policy);
  return (
    <ReasonDialog
      {...dialog}
      description={isProposal ? `${description} Another operator must approve this first.` : description}
      action={isProposal ? "Propose" : action}
      done="Proposed. It's waiting under Approvals."
    />
  );
}
