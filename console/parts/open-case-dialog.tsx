import { openCase } from "@parlour/contracts/calls/protection/cases/open-case";
import { CASE_KINDS, type CaseKind, type EvidenceType } from "@parlour/contracts/entities/case";
import { client } from "@parlour/web/api/client";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { recountQueues } from "../app/use-queue-counts.ts";
import { caseKinds } from "./case-words.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

const open = client(openCase);

type OpenCaseDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  playerId: string;
  /** The only kind of case that the dialog can open; undefined lets the operator choose a kind. */
  kind?: CaseKind;
  /** The record that the case is about, and the day on which it arrived. */
  evidence?: { type: EvidenceType; ref: string; receivedOn: string };
  onOpened?: () => void;
};

/** Opens a case about a player, such as a complaint from a message. */
export function OpenCaseDialog({ isOpen, onClose, playerId, kind, evidence, onOpened }: OpenCaseDialogProps) {
  const [chosen, setChosen] = useState<CaseKind>(kind ?? "AML");
  const [day, setDay] = useState<string>();
  const today = new Date().toISOString().slice(0, 10);
  const receivedOn = day ?? evidence?.receivedOn ?? today;
  const isComplaint = chosen === "COMPLAINT";
  return (
    <ReasonDialog
      open={isOpen}
      onClose={onClose}
      title={kind === "COMPLAINT" ? "Open a complaint?" : "Open a case?"}
      description="Compliance will handle it under Cases. The player isn't notified."
      action={kind === "COMPLAINT" ? "Open complaint" : "Open case"}
      disabled={receivedOn === "" || receivedOn > today}
      onSubmit={async (reason) => {
        const { type, ref } = evidence ?? {};
        const { dueOn } = await open({
          params: { playerId },
          body: {
            kind: chosen,
            reason,
            ...(isComplaint && { receivedOn }),
            ...(type !== undefined && ref !== undefined && { evidence: { type, ref } }),
          },
        });
        const title = dueOn === null ? "Case opened" : `Case opened. It must be closed by ${dueOn}.`;
        showToast({ tone: "success", title });
        recountQueues();
        onOpened?.();
      }}
    >
      {kind === undefined ? (
        <SelectField
          label="Kind"
          value={chosen}
          options={CASE_KINDS.map((value) => ({ value, label: caseKinds[value] }))}
          onChange={(event) => setChosen(event.target.value as CaseKind)}
        />
      ) : null}
      {isComplaint ? (
        <TextField
          label="Received on"
          hint="The deadline is counted from this date."
          type="date"
          max={today}
          value={receivedOn}
          onChange={(event) => setDay(event.target.value)}
        />
      ) : null}
    </ReasonDialog>
  );
}
