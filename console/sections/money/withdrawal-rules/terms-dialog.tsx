import type { WithdrawalPolicy } from "@parlour/contracts/entities/withdrawal-policy";
import { readAmount } from "@parlour/rules/typed-amount";
import { useEffect, useState } from "react";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

type Terms = Pick<WithdrawalPolicy, "delaySeconds" | "secondApproverAbove">;

type TermsDialogProps = {
  /** The current values, or null while the dialog is closed. */
  terms: Terms | null;
  onClose: () => void;
  onPropose: (terms: Terms, reason: string) => Promise<unknown>;
};

const mostDollars = 1_000_000;
const mostSeconds = 86_400;

/**
 * Proposes the amount above which a withdrawal needs two operators, and the delay before the approval rules
 * decide.
 */
export function TermsDialog({ terms, onClose, onPropose }: TermsDialogProps) {
  const [above, setAbove] = useState("");
  const [delay, setDelay] = useState("");
  useEffect(() => {
    if (terms === null) return;
    setAbove(terms.secondApproverAbove === null ? "" : String(terms.secondApproverAbove));
    setDelay(String(terms.delaySeconds));
  }, [terms]);
  const isAbove = above.trim() === "" || readAmount(above) <= mostDollars;
  const isDelay = /^\d+$/.test(delay.trim()) && Number(delay) <= mostSeconds;
  return (
    <ReasonDialog
      open={terms !== null}
      onClose={onClose}
      title="Second approver and delay"
      description="Another operator must approve this change."
      action="Propose"
      disabled={!isAbove || !isDelay}
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
      <CheckedField
        label="Second approval required above, in USD"
        hint="Scaled to other currencies. Leave empty if one approval is always enough."
        value={above}
        fault={isAbove ? undefined : "Enter a number from 0 to 1,000,000."}
        onChange={setAbove}
      />
      <CheckedField
        label="Delay before rules apply, in seconds"
        hint="Until then, operators can claim or decide a withdrawal."
        inputMode="numeric"
        value={delay}
        fault={isDelay ? undefined : "Enter whole seconds, up to 86,400."}
        onChange={setDelay}
      />
    </ReasonDialog>
  );
}
