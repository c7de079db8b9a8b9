import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { showToast } from "@parlour/web/ui/toast";
import { type ReactNode, useState } from "react";
import { failureText } from "./failure-text.ts";

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  action: string;
  cancel?: string;
  variant?: "danger" | "primary";
  onConfirm: () => Promise<unknown>;
};

/** Asks for confirmation of an action that needs no reason but can't be undone. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  action,
  cancel = "Cancel",
  variant = "danger",
  onConfirm,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel="Close"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant={variant} loading={busy} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="text-mist">{children}</div>
    </Dialog>
  );
}
