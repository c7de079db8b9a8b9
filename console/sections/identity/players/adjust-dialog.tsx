import type { PlayerDetails } from "@parlour/contracts/entities/player-details";
import { minorUnitsOf } from "@parlour/rules/money";
import { roughDollars } from "@parlour/rules/stake-limits";
import { readAmount } from "@parlour/rules/typed-amount";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useState } from "react";
import { amountFault } from "../../../parts/amount-fault.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { formatFigure } from "../../../parts/format-figure.ts";
import { propose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useSecondPerson } from "../../../parts/use-second-person.ts";

type AdjustDialogProps = { player: PlayerDetails; open: boolean; onClose: () => void };

/** Adjusts a balance, or proposes the adjustment if the policy requires a second operator. */
export function AdjustDialog({ player, open, onClose }: AdjustDialogProps) {
  const [way, setWay] = useState("give");
  const [typed, setTyped] = useState("");
  const amount = readAmount(typed);
  const { currency } = player;
  const fault = amountFault(typed, currency);
  const isAmount = fault === undefined;
  const needsSecond = useSecondPerson();
  const dollars = isAmount ? roughDollars(minorUnitsOf(amount, currency), currency) : 0;
  const isProposal = needsSecond([{ action: "BALANCE_ADJUSTMENT", amount: dollars }]);
  const words = `${way === "give" ? "credited to" : "debited from"} ${player.firstName} ${player.lastName}`;
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Adjust balance"
      description={
        isAmount
          ? `${formatFigure(amount, currency)} cash will be ${words}${isProposal ? " once another operator approves" : " at once"}.`
          : "Adds or removes cash. Two-person rules say whether another operator must approve it."
      }
      action={isProposal ? "Propose" : "Adjust balance"}
      disabled={!isAmount}
      done="Proposed. It's waiting under Approvals."
      onSubmit={async (reason) => {
        const data = { playerId: player.id, currency, amount: way === "give" ? amount : -amount };
        const outcome = await propose({ body: { kind: "BALANCE_ADJUSTMENT", data, reason } });
        setTyped("");
        return outcome;
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
      <CheckedField label={`Amount in ${currency}`} value={typed} fault={fault} onChange={setTyped} />
    </ReasonDialog>
  );
}
