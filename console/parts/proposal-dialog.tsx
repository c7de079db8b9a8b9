import type { ReactNode } from "react";
import { ReasonDialog, type ReasonDialogProps } from "./reason-dialog.tsx";
import { useIsProposal } from "./use-second-person.ts";

type ProposalDialogProps = Omit<ReasonDialogProps, "done" | "description"> & {
  /** The action of the two-person rules that the change is. */
  policy: string;
  /** The effect of the change, which may depend on whether another operator must approve it. */
  description?: ReactNode | ((isProposal: boolean) => ReactNode);
};

/**
 * Asks for the reason of a change that is sent with `propose`. Its button says "Propose" if another operator must approve
 * the change, and names the action if it applies at once.
 */
export function ProposalDialog({ policy, action, description, ...dialog }: ProposalDialogProps) {
  const isProposal = useIsProposal(policy);
  return (
    <ReasonDialog
      {...dialog}
      description={typeof description === "function" ? description(isProposal) : description}
      action={isProposal ? "Propose" : action}
      done="Proposed. It's waiting under Approvals."
    />
  );
}
