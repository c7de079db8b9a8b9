import { REJECTION_REASONS, type RejectionReason } from "@parlour/contracts/enumerations";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { RadioGroup } from "@parlour/web/ui/radio-group";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { showToast } from "@parlour/web/ui/toast";
import { type SubmitEvent, useId, useState } from "react";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { rejectionWords } from "./rejection-words.ts";
import type { ReviewedDocument } from "./reviewed-document.ts";

type RefuseDialogProps = {
  document: ReviewedDocument | null;
  onClose: () => void;
  onRefuse: (
    document: ReviewedDocument,
    rejection: { rejectionReason: RejectionReason; reason: string },
  ) => Promise<unknown>;
};

/**
 * A rejection gives the player a reason in their language, so that they can send a better document. The note
 * is for operators only.
 */
export function RefuseDialog({ document, onClose, onRefuse }: RefuseDialogProps) {
  const formId = useId();
  const [choice, setChoice] = useState<RejectionReason>("UNREADABLE");
  const [note, setNote] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const needsNote = choice === "OTHER";

  const close = () => {
    if (busy) return;
    setChoice("UNREADABLE");
    setNote("");
    setFailure(null);
    onClose();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !document) return;
    if (needsNote && note.trim().length < 3) return setFailure("Describe what's wrong with the document.");
    setBusy(true);
    setFailure(null);
    try {
      await onRefuse(document, { rejectionReason: choice, reason: note.trim() || rejectionWords[choice] });
      showToast({ tone: "success", title: "Rejected. The player can see the reason." });
      setNote("");
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
      description="The player sees the reason in their language and can submit another document. The third rejection blocks verification."
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
          options={REJECTION_REASONS.map((value) => ({ value, label: rejectionWords[value] }))}
          value={choice}
          onChange={(value) => setChoice(value as RejectionReason)}
        />
        <TextAreaField
          label={needsNote ? "Internal note" : "Internal note (optional)"}
          hint="Recorded in the audit log. The player doesn't see it."
          rows={3}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
