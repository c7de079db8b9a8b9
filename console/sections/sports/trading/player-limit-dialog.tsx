import { getPlayerSportsLimit } from "@parlour/contracts/calls/sports/sportsbook/get-player-sports-limit";
import { readAmount } from "@parlour/rules/typed-amount";
import { useCall } from "@parlour/web/api/use-resource";
import { TextField } from "@parlour/web/ui/text-field";
import { amountFault } from "../../../parts/amount-fault.ts";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { tradingApi } from "./trading-api.ts";

type PlayerLimitDialogProps = { playerId: string; onClose: () => void };

const labels = { stake: "Maximum stake in dollars", percent: "Share of liability in percent" };

/** A player's betting limits. A change applies from the player's next bet. */
export function PlayerLimitDialog({ playerId, onClose }: PlayerLimitDialogProps) {
  const resource = useCall(getPlayerSportsLimit, { params: { playerId } });
  const known = resource.value;
  const draft = useMergedFields(known === undefined ? null : playerId, {
    stake: String(known?.maximumStake ?? ""),
    percent: String(known?.liabilityPercent ?? 100),
  });
  const { stake: stakeText, percent: percentText } = draft.value;
  const set = (part: Partial<typeof draft.value>) => draft.set((before) => ({ ...before, ...part }));
  const stakeFault =
    stakeText.trim() === "" ? undefined : amountFault(stakeText, "USD", { zero: "allowed", most: 1_000_000 });
  const isPercent = /^\d{1,3}$/.test(percentText.trim()) && Number(percentText) <= 100;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Betting limits"
      description={`Applies to sports bets by player ${playerId}, starting with the next one.`}
      action="Save limits"
      disabled={known === undefined || stakeFault !== undefined || !isPercent || draft.conflicts.length > 0}
      onConflict={resource.reload}
      done="Limits saved"
      onSubmit={async (reason) => {
        if (known === undefined) return false;
        const maximumStake = stakeText.trim() === "" ? null : readAmount(stakeText);
        await tradingApi.limit({
          params: { playerId },
          body: { maximumStake, liabilityPercent: Number(percentText), before: known, reason },
        });
        resource.reload();
      }}
    >
      <DraftStatus draft={draft} what="These limits have" labels={labels} />
      <TextField
        label={labels.stake}
        inputMode="decimal"
        autoComplete="off"
        hint="Per bet. Leave empty to use the house limit."
        error={stakeFault}
        value={stakeText}
        onChange={(change) => set({ stake: change.target.value })}
      />
      <TextField
        label={labels.percent}
        inputMode="numeric"
        autoComplete="off"
        hint="How much of the house's liability limit on one outcome this player's bets may use."
        error={isPercent ? undefined : "Enter a whole number from 0 to 100."}
        value={percentText}
        onChange={(change) => set({ percent: change.target.value })}
      />
    </ReasonDialog>
  );
}
