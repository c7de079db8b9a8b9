import type { PlayerLimitKind } from "@parlour/contracts/enumerations";
import { readAmount } from "@parlour/rules/typed-amount";
import { useState } from "react";
import { amountFault } from "../../../parts/amount-fault.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { formatFigure } from "../../../parts/format-figure.ts";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";

export type LimitChange = { kind: PlayerLimitKind; lift: boolean };

export const limitNames: Record<PlayerLimitKind, string> = {
  DEPOSIT: "Deposit",
  WITHDRAWAL: "Withdrawal",
  TRANSFER: "Transfers to players, per transfer and per day",
};

type LimitDialogProps = {
  playerId: string;
  currency: string;
  change: LimitChange | null;
  onClose: () => void;
  onProposed: () => void;
};

/** Sets a payment limit for the player, or proposes it. */
export function LimitDialog({ playerId, currency, change, onClose, onProposed }: LimitDialogProps) {
  const [typed, setTyped] = useState("");
  const amount = readAmount(typed);
  const fault = amountFault(typed, currency);
  const isAmount = fault === undefined;
  const lift = change?.lift ?? false;
  const close = () => {
    setTyped("");
    onClose();
  };
  const effect = lift
    ? "The payment methods' standard maximums apply again"
    : isAmount
      ? `The maximum will be ${formatFigure(amount, currency)}`
      : "Sets an individual maximum for this player";
  return (
    <ProposalDialog
      policy="PLAYER_LIMIT"
      open={change !== null}
      onClose={close}
      title={`${change ? limitNames[change.kind] : ""}: ${lift ? "reset to standard" : "new limit"}`}
      description={`${effect}.`}
      action={lift ? "Reset" : "Set limit"}
      disabled={!lift && !isAmount}
      onSubmit={async (reason) => {
        if (!change) return;
        const data = { playerId, kind: change.kind, currency, max: lift ? null : amount };
        const outcome = await propose({ body: { kind: "PLAYER_LIMIT", data, reason } });
        onProposed();
        return outcome;
      }}
    >
      {lift ? null : (
        <CheckedField
          label={`Maximum per payment, in ${currency}`}
          value={typed}
          fault={fault}
          onChange={setTyped}
        />
      )}
    </ProposalDialog>
  );
}
