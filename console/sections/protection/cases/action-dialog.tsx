import { getPlayerSummary } from "@parlour/contracts/calls/office/player-directory/get-player-summary";
import { type CaseStepKind, FOLLOW_UP_MAX_DAYS, type WholeCase } from "@parlour/contracts/entities/case";
import type { RequestedDocument } from "@parlour/contracts/enumerations";
import { addDays } from "@parlour/rules/calendar-day";
import { readAmount } from "@parlour/rules/typed-amount";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { amountFault } from "../../../parts/amount-fault.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { focusFirstFault } from "../../../parts/focus-first-fault.ts";
import { FormDialog } from "../../../parts/form-dialog.tsx";
import { stepNames, stepsOf } from "./case-words.ts";
import { requestedNames, takeAction } from "./take-action.ts";

const hints: Record<CaseStepKind, string> = {
  NOTE: "Seen by operators only.",
  CALL: "What was said and agreed.",
  MESSAGE: "The player sees this text.",
  LIMIT: "Give the reason. The limit applies immediately; the player's own limit stays.",
  TIME_OUT: "Give the reason. All sessions end now, and the time-out can't be shortened.",
  EXCLUSION: "Give the reason. All sessions end now, and the self-exclusion can't be shortened.",
  FOLLOW_UP: "What to check on that day. The case leaves the queue until that day.",
  DOCUMENT_REQUEST:
    "Give the reason. The player is asked for the document, but isn't told why. A verified player counts as unverified until it's approved.",
};

type ActionDialogProps = { one: WholeCase; onClose: () => void; onDone: () => void };

/** All actions that an operator can take in a case; each is recorded in the case. */
export function ActionDialog({ one, onClose, onDone }: ActionDialogProps) {
  const [kind, setKind] = useState<CaseStepKind>("NOTE");
  const [text, setText] = useState("");
  const [title, setTitle] = useState("About your play");
  const [amount, setAmount] = useState("");
  const [hours, setHours] = useState("24");
  const [months, setMonths] = useState("6");
  const [followUpOn, setFollowUpOn] = useState(addDays(new Date().toISOString().slice(0, 10), 7));
  const [requested, setRequested] = useState<RequestedDocument>("SOURCE_OF_FUNDS");
  const [faults, setFaults] = useState<Record<string, string | undefined>>({});
  const summary = useResource(
    kind === "LIMIT" ? callResource(getPlayerSummary, { params: { playerId: one.playerId } }) : null,
  );
  const limitFault = amountFault(amount, summary.value?.currency ?? "USD");
  const submit = async () => {
    const found: Record<string, string> = {};
    if (text.trim().length < 3) found.text = "Enter some text.";
    if (kind === "LIMIT" && limitFault !== undefined) found.amount = limitFault;
    const today = new Date().toISOString().slice(0, 10);
    if (kind === "FOLLOW_UP" && (followUpOn <= today || followUpOn > addDays(today, FOLLOW_UP_MAX_DAYS))) {
      found.followUpOn = "Choose a day after today and within a year.";
    }
    setFaults(found);
    if (Object.keys(found).length > 0) {
      focusFirstFault();
      return false;
    }
    await takeAction(one, {
      kind,
      text: text.trim(),
      title: title.trim() || "About your play",
      amount: readAmount(amount),
      hours: Number(hours),
      months: months === "" ? null : Number(months),
      followUpOn,
      requested,
    });
    onDone();
    return `${stepNames[kind]} recorded`;
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Add to this case"
      action={stepNames[kind]}
      record={one.id}
      onSubmit={submit}
    >
      <SelectField
        label="Action"
        value={kind}
        options={stepsOf(one.kind).map((value) => ({ value, label: stepNames[value] }))}
        onChange={(event) => setKind(event.target.value as CaseStepKind)}
      />
      {kind === "MESSAGE" ? (
        <TextField
          label="Title"
          value={title}
          maxLength={120}
          onChange={(event) => setTitle(event.target.value)}
        />
      ) : null}
      {kind === "LIMIT" ? (
        <CheckedField
          label="Deposits in 24 hours, in the player's currency"
          value={amount}
          error={faults.amount}
          fault={limitFault}
          onChange={(text) => {
            setAmount(text);
            setFaults({ ...faults, amount: undefined });
          }}
        />
      ) : null}
      {kind === "TIME_OUT" ? (
        <SelectField
          label="How long"
          value={hours}
          options={[
            { value: "24", label: "24 hours" },
            { value: "168", label: "7 days" },
            { value: "720", label: "30 days" },
            { value: "1008", label: "6 weeks" },
          ]}
          onChange={(event) => setHours(event.target.value)}
        />
      ) : null}
      {kind === "EXCLUSION" ? (
        <SelectField
          label="How long"
          value={months}
          options={[
            { value: "6", label: "6 months" },
            { value: "12", label: "1 year" },
            { value: "60", label: "5 years" },
            { value: "", label: "Permanently" },
          ]}
          onChange={(event) => setMonths(event.target.value)}
        />
      ) : null}
      {kind === "DOCUMENT_REQUEST" ? (
        <SelectField
          label="Document"
          value={requested}
          options={(Object.keys(requestedNames) as RequestedDocument[]).map((value) => ({
            value,
            label: requestedNames[value],
          }))}
          onChange={(event) => setRequested(event.target.value as RequestedDocument)}
        />
      ) : null}
      {kind === "FOLLOW_UP" ? (
        <TextField
          label="Day"
          type="date"
          value={followUpOn}
          error={faults.followUpOn}
          onChange={(event) => setFollowUpOn(event.target.value)}
        />
      ) : null}
      <TextAreaField
        label="Text"
        hint={hints[kind]}
        rows={4}
        maxLength={1_800}
        value={text}
        error={faults.text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
