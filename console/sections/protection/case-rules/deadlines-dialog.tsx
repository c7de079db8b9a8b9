import { CASE_KINDS, type CaseKind } from "@parlour/contracts/entities/case";
import type { CasePolicy } from "@parlour/contracts/entities/case-policy";
import { caseKinds } from "../../../parts/case-words.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";

type DeadlinesDialogProps = {
  policy: CasePolicy;
  onClose: () => void;
  onPropose: (policy: CasePolicy, reason: string) => Promise<unknown>;
  /** Loads the latest version after another operator's change. */
  onConflict: () => void;
};

const faultOf = (text: string) =>
  text.trim() === "" || (/^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 365)
    ? undefined
    : "Enter whole days from 1 to 365.";

/** Proposes new deadlines for closing cases, in days. */
export function DeadlinesDialog({ policy, onClose, onPropose, onConflict }: DeadlinesDialogProps) {
  const draft = useMergedFields<Record<CaseKind, string>>(
    "deadlines",
    Object.fromEntries(CASE_KINDS.map((kind) => [kind, String(policy.deadlineDays[kind] ?? "")])) as Record<
      CaseKind,
      string
    >,
  );
  const days = CASE_KINDS.map((kind) => ({ kind, text: draft.value[kind] }));
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
      disabled={draft.conflicts.length > 0 || days.some(({ text }) => faultOf(text) !== undefined)}
      onConflict={onConflict}
      onSubmit={submit}
    >
      <DraftStatus draft={draft} what="The deadlines have" labels={caseKinds} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {days.map(({ kind, text }) => (
          <CheckedField
            key={kind}
            label={caseKinds[kind]}
            hint="Leave empty for no deadline."
            inputMode="numeric"
            value={text}
            fault={faultOf(text)}
            onChange={(typed) => draft.set((before) => ({ ...before, [kind]: typed }))}
          />
        ))}
      </div>
    </ProposalDialog>
  );
}
