import { setOperatorLimit } from "@parlour/contracts/calls/protection/player-protection/set-operator-limit";
import type { ProtectionLimit } from "@parlour/contracts/entities/protection";
import { readAmount } from "@parlour/rules/typed-amount";
import { client } from "@parlour/web/api/client";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const set = client(setOperatorLimit);

type ProtectionLimitDialogProps = {
  playerId: string;
  currency: string;
  limit: ProtectionLimit;
  title: string;
  onClose: () => void;
  onDone: () => void;
};

/** Sets the operator's own limit; an empty field removes it. The player's limit stays as it is. */
export function ProtectionLimitDialog(props: ProtectionLimitDialogProps) {
  const { playerId, currency, limit, title, onClose, onDone } = props;
  const { kind, period, operatorAmount } = limit;
  const [typed, setTyped] = useState(operatorAmount === null ? "" : String(operatorAmount));
  const isEmpty = typed.trim() === "";
  const amount = readAmount(typed);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={title}
      description="The operator's limit applies at once, alongside the player's own. Leave the field empty to remove it."
      action="Save"
      disabled={!isEmpty && !(amount > 0)}
      done="Limit saved."
      onSubmit={async (reason) => {
        const body = { kind, period, amount: isEmpty ? null : amount, reason };
        await set({ params: { playerId }, body });
        onDone();
      }}
    >
      <TextField
        label={kind === "TIME" ? "Minutes" : `Amount in ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ReasonDialog>
  );
}
