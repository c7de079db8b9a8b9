import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { useState } from "react";
import { FormDialog, type FormDialogProps } from "./form-dialog.tsx";

export type ReasonDialogProps = Omit<FormDialogProps, "onSubmit" | "keepsInput"> & {
  onSubmit: (reason: string) => Promise<unknown>;
  /**
   * Identifies the change that the reason is for. If set, a typed reason is kept when the dialog is closed, and shown
   * again for the same change. If not set, closing the dialog discards the reason, so that it is never submitted for a
   * different change.
   */
  about?: string | undefined;
};

/** Every change by an operator needs a reason; this dialog asks for it. */
export function ReasonDialog({ about, record, children, onClose, onSubmit, ...dialog }: ReasonDialogProps) {
  const [typed, setTyped] = useState<{ about: string | undefined; reason: string }>();
  const reason = typed !== undefined && typed.about === about ? typed.reason : "";
  const [fault, setFault] = useState<string | undefined>();
  return (
    <FormDialog
      {...dialog}
      keepsInput={about !== undefined}
      record={about ?? record}
      onClose={() => {
        if (about === undefined) setTyped(undefined);
        setFault(undefined);
        onClose();
      }}
      onSubmit={async () => {
        const isTooShort = reason.trim().length < 3;
        setFault(
          isTooShort ? (reason.trim() === "" ? "Enter a reason." : "Use at least 3 characters.") : undefined,
        );
        if (isTooShort) return false;
        const result = await onSubmit(reason.trim());
        if (result === false) return false;
        setTyped(undefined);
        return result;
      }}
    >
      {children}
      <TextAreaField
        label="Reason"
        hint="Recorded in the audit log."
        rows={3}
        maxLength={500}
        value={reason}
        error={fault}
        onChange={(event) => setTyped({ about, reason: event.target.value })}
      />
    </FormDialog>
  );
}
