import { REJECTION_REASONS, type RejectionReason } from "@parlour/contracts/enumerations";
import { RadioGroup } from "@parlour/web/ui/radio-group";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { useState } from "react";
import { FormDialog } from "../../../parts/form-dialog.tsx";
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
  const [choice, setChoice] = useState<RejectionReason>("UNREADABLE");
  const [note, setNote] = useState("");
  const [fault, setFault] = useState<string>();
  const needsNote = choice === "OTHER";
  return (
    <FormDialog
      open={document !== null}
      onClose={() => {
        setChoice("UNREADABLE");
        setNote("");
        setFault(undefined);
        onClose();
      }}
      title="Reject this document"
      description="The player sees the reason in their language and can submit another document. The third rejection blocks verification."
      action="Reject"
      danger
      record={document?.id}
      done="Rejected. The player can see the reason."
      onSubmit={async () => {
        if (document === null) return false;
        const isMissing = needsNote && note.trim().length < 3;
        setFault(isMissing ? "Describe what's wrong with the document." : undefined);
        if (isMissing) return false;
        return await onRefuse(document, {
          rejectionReason: choice,
          reason: note.trim() || rejectionWords[choice],
        });
      }}
    >
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
        error={fault}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
