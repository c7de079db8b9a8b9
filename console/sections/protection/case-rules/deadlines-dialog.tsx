import { CASE_KINDS } from "@parlour/contracts/entities/case";
import type { CasePolicy } from "@parlour/contracts/entities/case-policy";
import { useState } from "react";
import { caseKinds } from "../../../parts/case-words.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";

type DeadlinesDialogProps = {
  policy: CasePolicy;
  onClose: () => void;
  onPropose: (policy: CasePolicy, reason: string) => Promise<unknown>;
};

const faultOf = (text: string) =>
  text.trim() === "" || (/^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 365)
    ? undefined
    : "Enter whole days from 1 to 365.";

/** Proposes new deadlines for closing cases, in days. */
export function DeadlinesDialog({ policy, onClose, onPropose }: DeadlinesDialogProps) {
  const [days, setDays] = useState(() =>
    CASE_KINDS.map((kind) => ({ kind, text: String(policy.deadlineDays[kind] ?? "") })),
  );
  const submit = (reason: string) => {
    const deadlineDays = Object.fromEntries(
      days.map(({ kind, text }) => [kind, text.trim() === "" ? null : Number(text)]),
    ) as CasePolicy["deadlineDays"];
    return onPropose({ ...policy, deadlineDays }, reason);
  };
  return (
    <ProposalDialog
      policy="CASE_POLICY"
      open
      onClose={onClose}
      title="Deadlines"
      description="Days after a case is opened or a complaint is received. Open cases keep their deadlines."
      action="Save"
      disabled={days.some(({ text }) => faultOf(text) !== undefined)}
      onSubmit={submit}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {days.map(({ kind, text }) => (
          <CheckedField
            key={kind}
            label={caseKinds[kind]}
            hint="Leave empty for no deadline."
            inputMode="numeric"
            value={text}
            fault={faultOf(text)}
            onChange={(typed) =>
              setDays(days.map((each) => (each.kind === kind ? { kind, text: typed } : each)))
            }
          />
        ))}
      </div>
    </ProposalDialog>
  );
}
