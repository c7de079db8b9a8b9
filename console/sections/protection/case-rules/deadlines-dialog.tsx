import { CASE_KINDS } from "@parlour/contracts/entities/case";
import type { CasePolicy } from "@parlour/contracts/entities/case-policy";
import { useState } from "react";
import { caseKinds } from "../../../parts/case-words.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

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
    <ReasonDialog
      open
      onClose={onClose}
      title="Deadlines"
      description="Days after a case is opened or a complaint is received. Open cases keep their deadlines. Another operator must approve this change."
      action="Propose"
      disabled={days.some(({ text }) => faultOf(text) !== undefined)}
      done="Proposed. It's waiting under Approvals."
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
    </ReasonDialog>
  );
}
