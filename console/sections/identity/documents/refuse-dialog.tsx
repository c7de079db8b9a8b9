import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { RadioGroup } from "@parlour/web/ui/radio-group";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { showToast } from "@parlour/web/ui/toast";
import { type SubmitEvent, useId, useState } from "react";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import type { ReviewedDocument } from "./reviewed-document.ts";

const usual = [
  "The picture is blurred or too dark to read.",
  "Part of the document is cut off.",
  "The document has expired.",
  "The name on the document doesn't match the account.",
];
const other = "other";

type RefuseDialogProps = {
  document: ReviewedDocument | null;
  onClose: () => void;
  onRefuse: (document: ReviewedDocument, reason: string) => Promise<unknown>;
};

/** A rejection states the reason, so that the player can send a better document. */
export function RefuseDialog({ document, onClose, onRefuse }: RefuseDialogProps) {
  const formId = useId();
  const [choice, setChoice] = useState(usual[0]!);
  const [own, setOwn] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const reason = choice === other ? own.trim() : choice;

  const close = () => {
    if (busy) return;
    setChoice(usual[0]!);
    setOwn("");
    setFailure(null);
    onClose();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !document) return;
    if (reason.length < 3) return setFailure("Describe what's wrong with the document.");
    setBusy(true);
    setFailure(null);
    try {
      await onRefuse(document, reason);
      showToast({ tone: "success", title: "Rejected. The player can see the reason." });
      setOwn("");
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={document !== null}
      onClose={close}
      title="Reject this document"
      description="The player sees the reason and can submit another document. The third rejection blocks verification."
      closeLabel="Close"
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={busy}>
            Reject
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        <Failure text={failure} />
        <RadioGroup
          name="reason"
          legend="Reason"
          options={[
            ...usual.map((text) => ({ value: text, label: text })),
            { value: other, label: "Other reason" },
          ]}
          value={choice}
          onChange={setChoice}
        />
        {choice === other ? (
          <TextAreaField
            label="What's wrong"
            rows={3}
            maxLength={500}
            value={own}
            onChange={(event) => setOwn(event.target.value)}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
