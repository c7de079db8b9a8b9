import { setRaceLiabilityLimit } from "@parlour/contracts/calls/racing/racebook/set-race-liability-limit";
import type { DeskRace } from "@parlour/contracts/entities/racing-desk";
import { readAmount } from "@parlour/rules/typed-amount";
import { client } from "@parlour/web/api/client";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { amountFault } from "../../../parts/amount-fault.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const setLimit = client(setRaceLiabilityLimit);

type LiabilityDialogProps = { race: DeskRace; onClose: () => void; onDone: () => void };

/** Sets the maximum liability of the house on each runner of a race. */
export function LiabilityDialog({ race, onClose, onDone }: LiabilityDialogProps) {
  const [typed, setTyped] = useState(String(race.liabilityLimit));
  const text = typed.trim();
  const fault =
    text === "" ? undefined : amountFault(text, "USD", { zero: "allowed", whole: true, most: 1_000_000 });
  return (
    <ReasonDialog
      open
      onClose={onClose}
      onConflict={onDone}
      title="Liability limit"
      description="Fixed-odds bets that would exceed the limit on their runner are refused, and the player is offered the highest stake that fits. Bets that are already placed stay as they are."
      action="Save limit"
      done="Limit saved"
      disabled={fault !== undefined}
      onSubmit={async (reason) => {
        const limit = text === "" ? null : readAmount(text);
        await setLimit({ params: { raceId: race.race.raceId }, body: { limit, reason } });
        onDone();
      }}
    >
      <TextField
        label="Maximum liability per runner in dollars"
        inputMode="numeric"
        autoComplete="off"
        hint="Leave empty to use the house limit."
        error={fault}
        value={typed}
        onChange={(change) => setTyped(change.target.value)}
      />
    </ReasonDialog>
  );
}
