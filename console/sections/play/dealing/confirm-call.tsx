import type { CallableOutcome } from "@parlour/contracts/entities/dealt-table";
import { ConfirmDialog } from "../../../parts/confirm-dialog.tsx";
import { readable } from "../../../parts/readable.ts";

type ConfirmCallProps = {
  called: CallableOutcome;
  number: number;
  onClose: () => void;
  onConfirm: () => Promise<void>;
};

/** Asks the dealer to confirm a result before it is used to settle bets. */
export function ConfirmCall({ called: { result }, number, onClose, onConfirm }: ConfirmCallProps) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Call ${result.text}, ${readable(result.tone).toLowerCase()}?`}
      cancel="Back"
      action={`Confirm ${result.text}`}
      variant="primary"
      onConfirm={onConfirm}
    >
      {`The bets of round ${number} are settled by this result. After that, only two operators together can correct it.`}
    </ConfirmDialog>
  );
}
