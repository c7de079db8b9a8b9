import { ApiError } from "@parlour/web/api/api-error";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { showToast } from "@parlour/web/ui/toast";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { Failure } from "./failure.tsx";
import { failureText } from "./failure-text.ts";

export type FormDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the action will do, with figures. */
  description?: ReactNode;
  children?: ReactNode;
  /** The label of the confirm button. */
  action: string;
  danger?: boolean | undefined;
  /** Disables the button while the fields are incomplete. */
  disabled?: boolean | undefined;
  /** Performs the action. The dialog stays open if it returns `false` or throws, and shows the error. */
  onSubmit: () => Promise<unknown>;
  /** A message that is shown when the action has succeeded. */
  done?: string | undefined;
  /**
   * Loads the latest version after a conflict. The operator's input is kept, so that it can be saved as a
   * change of that version.
   */
  onConflict?: (() => void) | undefined;
  /** Describes an error, if the general text doesn't fit. */
  describeFailure?: ((error: unknown) => string) | undefined;
  /** The text for a conflict that was not caused by another operator's change. */
  conflict?: string | undefined;
};

/**
 * A form in a dialog. Used alone for changes that affect only the operator, such as a saved view; every other change
 * needs a reason and uses `ReasonDialog`.
 */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, description, children, action, danger, disabled, onSubmit, done } = props;
  const { conflict, onConflict, describeFailure = failureText } = props;
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [isConflicting, setConflicting] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => {
    if (busy) return;
    setFailure(null);
    onClose();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || disabled) return;
    setFailure(null);
    setBusy(true);
    try {
      if ((await onSubmit()) === false) return;
      onClose();
      if (done) showToast({ tone: "success", title: done });
    } catch (error) {
      const isConflict = error instanceof ApiError && error.errorCode === "CONFLICT";
      setConflicting(isConflict);
      setFailure(isConflict ? (conflict ?? failureText(error)) : describeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const reload =
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
    ) : undefined;
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
        <Failure text={failure} action={reload} />
        {children}
      </form>
    </Dialog>
  );
}
