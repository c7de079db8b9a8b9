import type { OperatedPlayer } from "@parlour/contracts/entities/operated-player";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { formatFigure } from "../../../parts/format-figure.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { propose } from "./player-api.ts";

type AdjustDialogProps = { player: OperatedPlayer; open: boolean; onClose: () => void };

/** Only proposes the adjustment; another operator must approve it. */
export function AdjustDialog({ player, open, onClose }: AdjustDialogProps) {
  const [way, setWay] = useState("give");
  const [typed, setTyped] = useState("");
  const amount = Number(typed.replace(",", "."));
  const isAmount = typed.trim() !== "" && Number.isFinite(amount) && amount > 0;
  const { currency } = player;
  const words = `${way === "give" ? "given to" : "taken from"} ${player.firstName} ${player.lastName}`;
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Adjust the balance"
      description={
        isAmount
          ? `${formatFigure(amount, currency)} cash will be ${words} once somebody else approves.`
          : "Cash from the house or back to it, once somebody else approves."
      }
      action="Propose"
      disabled={!isAmount}
      done="Proposed: it waits under Approvals"
      onSubmit={async (reason) => {
        const data = { playerId: player.id, currency, amount: way === "give" ? amount : -amount };
        await propose({ body: { kind: "BALANCE_ADJUSTMENT", data, reason } });
        setTyped("");
      }}
    >
      <SegmentedControl
        label="Which way"
        value={way}
        onChange={setWay}
        options={[
          { value: "give", label: "Give" },
          { value: "take", label: "Take" },
        ]}
      />
      <TextField
        label={`Amount in ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ReasonDialog>
  );
}
