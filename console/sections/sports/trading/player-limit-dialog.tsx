import { getPlayerSportsLimit } from "@parlour/contracts/calls/sports/sportsbook/get-player-sports-limit";
import { useCall } from "@parlour/web/api/use-resource";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { tradingApi } from "./trading-api.ts";

type PlayerLimitDialogProps = { playerId: string; onClose: () => void };

/** A player's betting limits. A change applies from the player's next bet. */
export function PlayerLimitDialog({ playerId, onClose }: PlayerLimitDialogProps) {
  const resource = useCall(getPlayerSportsLimit, { params: { playerId } });
  const [stake, setStake] = useState<string | null>(null);
  const [percent, setPercent] = useState<string | null>(null);
  const known = resource.value;
  const stakeText = stake ?? (known?.maximumStake == null ? "" : String(known.maximumStake));
  const percentText = percent ?? String(known?.liabilityPercent ?? 100);
  const isStake = stakeText.trim() === "" || /^\d{1,6}([.,]\d{1,2})?$/.test(stakeText.trim());
  const isPercent = /^\d{1,3}$/.test(percentText.trim()) && Number(percentText) <= 100;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Betting limits"
      description={`Applies to sports bets by player ${playerId}, starting with the next one.`}
      action="Save limits"
      disabled={known === undefined || !isStake || !isPercent}
      done="Limits saved"
      onSubmit={async (reason) => {
        const maximumStake = stakeText.trim() === "" ? null : Number(stakeText.trim().replace(",", "."));
        await tradingApi.limit({
          params: { playerId },
          body: { maximumStake, liabilityPercent: Number(percentText), reason },
        });
        resource.reload();
      }}
    >
      <TextField
        label="Maximum stake in dollars"
        inputMode="decimal"
        autoComplete="off"
        hint="Per bet. Leave empty to use the house limit."
        error={isStake ? undefined : "Enter an amount, such as 25."}
        value={stakeText}
        onChange={(change) => setStake(change.target.value)}
      />
      <TextField
        label="Share of liability in percent"
        inputMode="numeric"
        autoComplete="off"
        hint="How much of the house's liability limit on one outcome this player's bets may use."
        error={isPercent ? undefined : "Enter a whole number from 0 to 100."}
        value={percentText}
        onChange={(change) => setPercent(change.target.value)}
      />
    </ReasonDialog>
  );
}
