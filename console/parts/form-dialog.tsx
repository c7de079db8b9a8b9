import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { Failure } from "./failure.tsx";
import { failureText } from "./failure-text.ts";

type FormDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** The label of the confirm button. */
  action: string;
  disabled?: boolean;
  /** Performs the action. If it throws, the dialog stays open and shows the error. */
  onSubmit: () => Promise<unknown>;
};

/** A form in a dialog for changes that affect only the operator, such as a saved view, and so need no reason. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, description, children, action, disabled, onSubmit } = props;
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
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
      await onSubmit();
      onClose();
    } catch (error) {
      setFailure(failureText(error));
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
          <Button type="submit" form={formId} variant="primary" loading={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-5" noValidate onSubmit={submit}>
        <Failure text={failure} />
        {children}
      </form>
    </Dialog>
  );
}
