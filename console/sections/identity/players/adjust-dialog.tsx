import type { PlayerDetails } from "@parlour/contracts/entities/player-details";
import { readAmount } from "@parlour/rules/typed-amount";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useState } from "react";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { formatFigure } from "../../../parts/format-figure.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { propose } from "./player-api.ts";

type AdjustDialogProps = { player: PlayerDetails; open: boolean; onClose: () => void };

/** Proposes a balance adjustment, which another operator must approve. */
export function AdjustDialog({ player, open, onClose }: AdjustDialogProps) {
  const [way, setWay] = useState("give");
  const [typed, setTyped] = useState("");
  const amount = readAmount(typed);
  const isAmount = amount > 0;
  const { currency } = player;
  const words = `${way === "give" ? "credited to" : "debited from"} ${player.firstName} ${player.lastName}`;
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Adjust balance"
      description={
        isAmount
          ? `${formatFigure(amount, currency)} cash will be ${words} once another operator approves.`
          : "Adds or removes cash once another operator approves."
      }
      action="Propose"
      disabled={!isAmount}
      done="Proposed. It's waiting under Approvals."
      onSubmit={async (reason) => {
        const data = { playerId: player.id, currency, amount: way === "give" ? amount : -amount };
        await propose({ body: { kind: "BALANCE_ADJUSTMENT", data, reason } });
        setTyped("");
      }}
    >
      <SegmentedControl
        label="Direction"
        value={way}
        onChange={setWay}
        options={[
          { value: "give", label: "Credit" },
          { value: "take", label: "Debit" },
        ]}
      />
      <CheckedField
        label={`Amount in ${currency}`}
        value={typed}
        fault={isAmount ? undefined : "Enter an amount above zero."}
        onChange={setTyped}
      />
    </ReasonDialog>
  );
}
