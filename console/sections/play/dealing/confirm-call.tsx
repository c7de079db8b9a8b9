import type { CallableOutcome } from "@parlour/contracts/entities/dealt-table";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { readable } from "../../../parts/readable.ts";

type ConfirmCallProps = {
  called: CallableOutcome;
  number: number;
  onClose: () => void;
  onConfirm: () => Promise<void>;
};

/** Asks the dealer to confirm a result before bets are settled by it. */
export function ConfirmCall({ called: { result }, number, onClose, onConfirm }: ConfirmCallProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Call ${result.text}, ${readable(result.tone).toLowerCase()}?`}
      closeLabel="Close"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Back
          </Button>
          <Button variant="primary" loading={busy} onClick={confirm}>
            {`Confirm ${result.text}`}
          </Button>
        </>
      }
    >
      <p className="text-mist">
        {`The bets of round ${number} are settled by this result. After that, only two operators together can correct it.`}
      </p>
    </Dialog>
  );
}
