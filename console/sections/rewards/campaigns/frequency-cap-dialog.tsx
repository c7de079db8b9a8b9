import type { FrequencyCap } from "@parlour/contracts/entities/campaign";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { changeCap } from "./campaign-api.ts";

type FrequencyCapDialogProps = {
  open: boolean;
  cap: FrequencyCap;
  onClose: () => void;
  onChanged: () => void;
};

const labels = { messages: "Maximum messages", days: "Period in days" };

/** Sets the maximum number of messages that a player receives from all campaigns together within a number of days. */
export function FrequencyCapDialog({ open, cap, onClose, onChanged }: FrequencyCapDialogProps) {
  const draft = useMergedFields(open ? "cap" : null, {
    messages: String(cap.messages),
    days: String(cap.days),
  });
  const { messages, days } = draft.value;
  const set = (part: Partial<typeof draft.value>) => draft.set((before) => ({ ...before, ...part }));
  const isWhole = (text: string, max: number) =>
    /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= max;
  const isRight = isWhole(messages, 100) && isWhole(days, 90);
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Frequency cap"
      description="Counts messages from all campaigns. Players who have reached it are excluded."
      action="Save"
      disabled={!isRight || draft.conflicts.length > 0}
      onConflict={onChanged}
      done="Frequency cap saved"
      onSubmit={async (reason) => {
        await changeCap({ body: { messages: Number(messages), days: Number(days), before: cap, reason } });
        onChanged();
      }}
    >
      <DraftStatus draft={draft} what="The frequency cap has" labels={labels} />
      <div className="grid gap-4 sm:grid-cols-2">
        <CheckedField
          label={labels.messages}
          inputMode="numeric"
          value={messages}
          fault={isWhole(messages, 100) ? undefined : "A whole number from 1 to 100."}
          onChange={(text) => set({ messages: text })}
        />
        <CheckedField
          label={labels.days}
          inputMode="numeric"
          value={days}
          fault={isWhole(days, 90) ? undefined : "A whole number from 1 to 90."}
          onChange={(text) => set({ days: text })}
        />
      </div>
    </ReasonDialog>
  );
}
