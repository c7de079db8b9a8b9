import { closeHarmCase } from "@parlour/contracts/calls/protection/harm-cases/close-harm-case";
import { HARM_OUTCOMES, type HarmCase } from "@parlour/contracts/entities/harm-case";
import { client } from "@parlour/web/api/client";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type Outcome, outcomes } from "./case-words.ts";

const close = client(closeHarmCase);

export function CloseDialog({
  one,
  onClose,
  onDone,
}: {
  one: HarmCase;
  onClose: () => void;
  onDone: () => void;
}) {
  const [outcome, setOutcome] = useState<Outcome>("NO_ACTION");
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Close this case?"
      description="A new finding opens a new case. If deposits and bets are blocked, they are allowed again, unless the outcome is a duplicate account, a self-exclusion or a closed account."
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
        options={HARM_OUTCOMES.map((value) => ({ value, label: outcomes[value] }))}
        onChange={(event) => setOutcome(event.target.value as Outcome)}
      />
    </ReasonDialog>
  );
}
