import type { PlayerDetails } from "@parlour/contracts/entities/player-details";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";

type PayoutDialogProps = { player: PlayerDetails; open: boolean; onClose: () => void };

const otherTarget = "other";

/** Pays out the player's whole cash balance, or proposes it. */
export function PayoutDialog({ player, open, onClose }: PayoutDialogProps) {
  const accounts = player.linkedAccounts;
  const [chosen, setChosen] = useState(accounts[0]?.id ?? otherTarget);
  const [typed, setTyped] = useState("");
  const target = chosen === otherTarget ? typed.trim() : chosen;
  return (
    <ProposalDialog
      policy="CLOSING_PAYOUT"
      open={open}
      onClose={onClose}
      title="Pay out balance"
      description="Pays out the player's full cash balance. The account can then be closed."
      action="Pay out"
      disabled={target === ""}
      onSubmit={async (reason) => {
        const outcome = await propose({
          body: { kind: "CLOSING_PAYOUT", data: { playerId: player.id, target }, reason },
        });
        setTyped("");
        return outcome;
      }}
    >
      {accounts.length > 0 ? (
        <SelectField
          label="Pay to"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={[
            ...accounts.map(({ id, name, masked }) => ({ value: id, label: `${name} ${masked}` })),
            { value: otherTarget, label: "An IBAN or coin address" },
          ]}
        />
      ) : null}
      {chosen === otherTarget ? (
        <TextField
          label="IBAN or coin address"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
    </ProposalDialog>
  );
}
