import {
  BREAK_STEPS,
  type DeskPoolTerms,
  highestMinimumPercent,
  highestTakeoutPercent,
} from "@parlour/contracts/entities/racing-desk";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import { poolName, readNumber, unitText } from "./race-words.ts";

type PoolTermsDialogProps = { own: DeskPoolTerms; onClose: () => void; onDone: () => void };

const labels = {
  takeout: "Takeout in percent",
  step: "Dividends per 1.00 are rounded down to a multiple of",
  minimum: "Minimum dividend per 1.00",
};

/** Proposes a different takeout, breakage and minimum dividend for a pool type. */
export function PoolTermsDialog({ own, onClose, onDone }: PoolTermsDialogProps) {
  const { type, ...before } = own;
  const draft = useMergedFields(type, {
    takeout: String(own.takeoutPercent),
    step: String(own.breakStepPercent),
    minimum: unitText(own.minimumPercent),
  });
  const { takeout, step, minimum } = draft.value;
  const set = (part: Partial<typeof draft.value>) => draft.set((fields) => ({ ...fields, ...part }));
  const takeoutPercent = readNumber(takeout, { least: 0, most: highestTakeoutPercent });
  const least = readNumber(minimum, { least: 1, most: highestMinimumPercent / 100 });
  const minimumPercent = least === null ? null : Math.round(least * 100);
  const isSame =
    takeoutPercent === own.takeoutPercent &&
    Number(step) === own.breakStepPercent &&
    minimumPercent === own.minimumPercent;
  return (
    <ProposalDialog
      open
      onClose={onClose}
      policy="RACING_POOL_TERMS"
      title={`${poolName(own)} pools`}
      description="Applies to races whose cards are published after the change. Races that players can already see keep their terms."
      action="Change terms"
      disabled={takeoutPercent === null || minimumPercent === null || isSame || draft.conflicts.length > 0}
      onConflict={onDone}
      onSubmit={async (reason) => {
        if (takeoutPercent === null || minimumPercent === null) return;
        const terms = { takeoutPercent, breakStepPercent: Number(step), minimumPercent };
        const outcome = await propose({
          body: { kind: "RACING_POOL_TERMS", data: { type, terms, before }, reason },
        });
        onDone();
        return outcome;
      }}
    >
      <DraftStatus draft={draft} what="These terms have" labels={labels} />
      <TextField
        label={labels.takeout}
        inputMode="decimal"
        autoComplete="off"
        value={takeout}
        error={takeoutPercent === null ? `Enter 0 to ${highestTakeoutPercent}, such as 17.5.` : undefined}
        onChange={({ target }) => set({ takeout: target.value })}
      />
      <SelectField
        label={labels.step}
        value={step}
        options={BREAK_STEPS.map((percent) => ({ value: String(percent), label: unitText(percent) }))}
        onChange={({ target }) => set({ step: target.value })}
      />
      <TextField
        label={labels.minimum}
        inputMode="decimal"
        autoComplete="off"
        hint="Above 1.00, the house pays winners more than their stake in a pool that nearly everybody has won."
        value={minimum}
        error={
          minimumPercent === null
            ? `Enter ${unitText(100)} to ${unitText(highestMinimumPercent)}.`
            : undefined
        }
        onChange={({ target }) => set({ minimum: target.value })}
      />
    </ProposalDialog>
  );
}
