import type { LiabilityLimits, LiabilityScope } from "@parlour/contracts/entities/liability-limit";
import { readAmount } from "@parlour/rules/typed-amount";
import { TextField } from "@parlour/web/ui/text-field";
import type { ReactNode } from "react";
import { amountFault } from "../../../parts/amount-fault.ts";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { dollars } from "../../../parts/dollars.ts";
import { changeOrPropose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { tradingApi } from "./trading-api.ts";

type LimitDialogProps = {
  title: string;
  /** The scope of the limit; null while the trader has not chosen it. */
  scope: LiabilityScope | null;
  /** The scope's own limit; null if the scope has no limit. */
  own: LiabilityLimits | null;
  /** The limits that are shown as an example while the fields are empty. */
  usual: LiabilityLimits;
  children?: ReactNode;
  onClose: () => void;
  onDone: () => void;
};

const labels = { scheduled: "Before the match, in dollars", live: "Live, in dollars" };

/**
 * Sets the maximum liability of the house on one outcome, or removes the limit. A high limit is proposed to a second
 * trader.
 */
export function LimitDialog({ title, scope, own, usual, children, onClose, onDone }: LimitDialogProps) {
  const draft = useMergedFields("limit", {
    scheduled: String(own?.scheduled ?? ""),
    live: String(own?.live ?? ""),
  });
  const { scheduled, live } = draft.value;
  const set = (part: Partial<typeof draft.value>) => draft.set((before) => ({ ...before, ...part }));
  const isRemoval = own !== null && scheduled.trim() === "" && live.trim() === "";
  const faultOf = (typed: string) =>
    amountFault(typed, "USD", { zero: "allowed", whole: true, most: 10_000_000 });
  const shownFault = (typed: string) => (typed.trim() === "" ? undefined : faultOf(typed));
  const isRight = faultOf(scheduled) === undefined && faultOf(live) === undefined;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      onConflict={onDone}
      title={title}
      description="What the house may lose on one outcome. A bet that would exceed it is refused, and the player is offered the highest stake that fits. Bets that are already placed stay as they are."
      action={isRemoval ? "Remove limit" : "Save limit"}
      done={isRemoval ? "Limit removed" : "Limit saved"}
      disabled={draft.conflicts.length > 0 || scope === null || !(isRight || isRemoval)}
      onSubmit={async (reason) => {
        if (scope === null) return false;
        const limits = isRemoval ? null : { scheduled: readAmount(scheduled), live: readAmount(live) };
        const message = await changeOrPropose(
          () => tradingApi.liability({ body: { scope, limits, before: own, reason } }),
          { kind: "SPORTS_LIABILITY", data: { scope, limits, before: own }, reason },
        );
        onDone();
        return message;
      }}
    >
      {children}
      <DraftStatus draft={draft} what="This limit has" labels={labels} />
      <TextField
        label={labels.scheduled}
        inputMode="numeric"
        autoComplete="off"
        placeholder={dollars(usual.scheduled)}
        hint={own === null ? undefined : "Leave both fields empty to remove the limit."}
        error={shownFault(scheduled)}
        value={scheduled}
        onChange={(change) => set({ scheduled: change.target.value })}
      />
      <TextField
        label={labels.live}
        inputMode="numeric"
        autoComplete="off"
        placeholder={dollars(usual.live)}
        error={shownFault(live)}
        value={live}
        onChange={(change) => set({ live: change.target.value })}
      />
    </ReasonDialog>
  );
}
