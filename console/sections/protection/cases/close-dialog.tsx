import { closeCase } from "@parlour/contracts/calls/protection/cases/close-case";
import { CASE_OUTCOMES, type CaseOutcome, type WholeCase } from "@parlour/contracts/entities/case";
import { client } from "@parlour/web/api/client";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { caseOutcomes } from "../../../parts/case-words.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const close = client(closeCase);

export function CloseDialog({
  one,
  onClose,
  onDone,
}: {
  one: WholeCase;
  onClose: () => void;
  onDone: () => void;
}) {
  const [outcome, setOutcome] = useState<CaseOutcome>(CASE_OUTCOMES[one.kind][0]);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Close this case?"
      description={descriptionOf(one)}
      action="Close case"
      done="Case closed"
      onSubmit={async (reason) => {
        await close({ params: { id: one.id }, body: { outcome, reason } });
        onDone();
      }}
    >
      <SelectField
        label="Outcome"
        value={outcome}
        options={CASE_OUTCOMES[one.kind].map((value) => ({ value, label: caseOutcomes[value] }))}
        onChange={(event) => setOutcome(event.target.value as CaseOutcome)}
      />
    </ReasonDialog>
  );
}

function descriptionOf({ kind, holdsWithdrawals, openTasks }: WholeCase): string {
  const sentences = ["A new finding opens a new case."];
  if (kind === "HARM") {
    sentences.push(
      "If deposits and bets are blocked, they are allowed again, unless the outcome is a duplicate account, a self-exclusion or a closed account.",
    );
  }
  if (holdsWithdrawals) sentences.push("Withdrawals are no longer held.");
  if (openTasks > 0) sentences.push(openTasks === 1 ? "One task is open." : `${openTasks} tasks are open.`);
  return sentences.join(" ");
}
