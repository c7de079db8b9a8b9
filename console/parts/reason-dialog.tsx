import { ApiError } from "@parlour/web/api/api-error";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { showToast } from "@parlour/web/ui/toast";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { Failure } from "./failure.tsx";
import { failureText } from "./failure-text.ts";

type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The effect of the action, with figures. */
  description?: ReactNode;
  /** Additional fields of the caller, shown with the reason. */
  children?: ReactNode;
  /** The label of the confirm button. */
  action: string;
  danger?: boolean;
  /** Disables the button while the caller's additional fields are incomplete. */
  disabled?: boolean;
  /**
   * Performs the action. The dialog stays open if the action returns `false` or throws, and shows the error.
   */
  onSubmit: (reason: string) => Promise<unknown>;
  /** A message that is shown when the action has succeeded. */
  done?: string;
  /**
   * Loads the latest version after a conflict. The operator's input is kept, so that it can be saved as a change to
   * that version.
   */
  onConflict?: () => void;
  /**
   * Identifies what the reason is for. A reason typed for it is kept when the dialog is closed, until it is
   * submitted; without this, closing discards it, so that it is never submitted for something else.
   */
  about?: string | undefined;
  /** Describes an error, if the general text doesn't fit. */
  describeFailure?: ((error: unknown) => string) | undefined;
  /** The text for a conflict that was not caused by another operator's change. */
  conflict?: string;
};

/** Every change by an operator needs a reason; this dialog asks for it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onClose, title, description, children, action, danger, disabled, onSubmit, done } = props;
  const { conflict, onConflict, about, describeFailure = failureText } = props;
  const formId = useId();
  const [typed, setTyped] = useState<{ about: string | undefined; reason: string }>();
  const reason = typed !== undefined && typed.about === about ? typed.reason : "";
  const [fault, setFault] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isConflicting, setConflicting] = useState(false);
  const [busy, setBusy] = useState(false);

  const close = () => {
    if (busy) return;
    if (about === undefined) setTyped(undefined);
    setFault(undefined);
    setFailure(null);
    onClose();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || disabled) return;
    if (reason.trim().length < 3) return setFault("Enter a reason.");
    setFault(undefined);
    setFailure(null);
    setBusy(true);
    try {
      if ((await onSubmit(reason.trim())) === false) return;
      setTyped(undefined);
      onClose();
      if (done) showToast({ tone: "success", title: done });
    } catch (error) {
      const isConflict = error instanceof ApiError && error.errorCode === "CONFLICT";
      setConflicting(isConflict);
      setFailure(
        isConflict && conflict ? conflict : isConflict ? failureText(error) : describeFailure(error),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      closeLabel="Close"
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? "danger" : "primary"}
            loading={busy}
            disabled={disabled}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-5" noValidate onSubmit={submit}>
        <Failure
          text={failure}
          action={
            isConflicting && onConflict ? (
              <Button
                size="sm"
                onClick={() => {
                  setFailure(null);
                  onConflict();
                }}
              >
                Load latest version
              </Button>
            ) : undefined
          }
        />
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
      </form>
    </Dialog>
  );
}
