import type { WithdrawalPolicy } from "@parlour/contracts/entities/withdrawal-policy";
import { readAmount } from "@parlour/rules/typed-amount";
import { amountFault } from "../../../parts/amount-fault.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

type Terms = Pick<WithdrawalPolicy, "delaySeconds" | "secondApproverAbove">;

type TermsDialogProps = {
  /** The current values, or null while the dialog is closed. */
  terms: Terms | null;
  onClose: () => void;
  onPropose: (terms: Terms, reason: string) => Promise<unknown>;
  /** Loads the latest version after another operator's change. */
  onConflict: () => void;
};

const labels = {
  above: "Second approval required above, in USD",
  delay: "Delay before rules apply, in seconds",
};
const mostDollars = 1_000_000;
const mostSeconds = 86_400;

/**
 * Proposes the amount above which a withdrawal needs two operators, and the delay before the approval rules
 * decide.
 */
export function TermsDialog({ terms, onClose, onPropose, onConflict }: TermsDialogProps) {
  const draft = useMergedFields(terms === null ? null : "terms", {
    above: String(terms?.secondApproverAbove ?? ""),
    delay: String(terms?.delaySeconds ?? ""),
  });
  const { above, delay } = draft.value;
  const aboveFault =
    above.trim() === "" ? undefined : amountFault(above, "USD", { zero: "allowed", most: mostDollars });
  const isDelay = /^\d+$/.test(delay.trim()) && Number(delay) <= mostSeconds;
  return (
    <ReasonDialog
      open={terms !== null}
      onClose={onClose}
      title="Second approver and delay"
      description="Another operator must approve this change."
      action="Propose"
      disabled={aboveFault !== undefined || !isDelay || draft.conflicts.length > 0}
      onConflict={onConflict}
      done="Proposed. It's waiting under Approvals."
      onSubmit={(reason) =>
        onPropose(
          {
            secondApproverAbove: above.trim() === "" ? null : readAmount(above),
            delaySeconds: Number(delay),
          },
          reason,
        )
      }
    >
      <DraftStatus draft={draft} what="The values have" labels={labels} />
      <CheckedField
        label={labels.above}
        hint="Scaled to other currencies. Leave empty if one approval is always enough."
        value={above}
        fault={aboveFault}
        onChange={(text) => draft.set((before) => ({ ...before, above: text }))}
      />
      <CheckedField
        label={labels.delay}
        hint="Until then, operators can claim or decide a withdrawal."
        inputMode="numeric"
        value={delay}
        fault={isDelay ? undefined : "Enter whole seconds, up to 86,400."}
        onChange={(text) => draft.set((before) => ({ ...before, delay: text }))}
      />
    </ReasonDialog>
  );
}
