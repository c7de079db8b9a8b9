import { setOperatorLimit } from "@parlour/contracts/calls/protection/player-protection/set-operator-limit";
import type { ProtectionLimit } from "@parlour/contracts/entities/protection";
import { readAmount } from "@parlour/rules/typed-amount";
import { client } from "@parlour/web/api/client";
import { useState } from "react";
import { amountFault } from "../../../parts/amount-fault.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
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

/**
 * Sets a responsible gambling limit imposed by operators; an empty field removes it. The player's own limit
 * stays as it is.
 */
export function ProtectionLimitDialog(props: ProtectionLimitDialogProps) {
  const { playerId, currency, limit, title, onClose, onDone } = props;
  const { kind, period, operatorAmount } = limit;
  const [typed, setTyped] = useState(operatorAmount === null ? "" : String(operatorAmount));
  const isEmpty = typed.trim() === "";
  const amount = readAmount(typed);
  const isMinutes = Number.isInteger(amount) && amount > 0;
  const minutesFault = isMinutes ? undefined : "Enter whole minutes above zero.";
  const fault = kind === "TIME" ? minutesFault : amountFault(typed, currency);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={title}
      description="The operator's limit applies immediately, alongside the player's own. Leave the field empty to remove it."
      action="Save"
      disabled={!isEmpty && fault !== undefined}
      done="Limit saved"
      onSubmit={async (reason) => {
        const body = { kind, period, amount: isEmpty ? null : amount, reason };
        await set({ params: { playerId }, body });
        onDone();
      }}
    >
      <CheckedField
        label={kind === "TIME" ? "Minutes" : `Amount in ${currency}`}
        value={typed}
        fault={fault}
        onChange={setTyped}
      />
    </ReasonDialog>
  );
}
