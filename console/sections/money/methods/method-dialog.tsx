import { changeOfferedMethod } from "@parlour/contracts/calls/money/routing/change-offered-method";
import { client } from "@parlour/web/api/client";
import { TextField } from "@parlour/web/ui/text-field";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { PlacesPicker } from "../../../parts/places-picker.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import type { Method } from "./method.ts";
import {
  changedConditions,
  conditionLabels,
  conditionsOf,
  type MethodConditions,
} from "./method-conditions.ts";

const change = client(changeOfferedMethod);

type MethodDialogProps = {
  method: Method | null;
  onClose: () => void;
  onChanged: () => void;
  /** Loads the latest version after another operator's change. */
  onConflict: () => void;
};

export function MethodDialog({ method, onClose, onChanged, onConflict }: MethodDialogProps) {
  const draft = useMergedFields(
    method && `${method.paymentType} ${method.code} ${method.currency}`,
    conditionsOf(method),
  );
  const { value: fields } = draft;
  const set = (part: Partial<MethodConditions>) => draft.set((before) => ({ ...before, ...part }));
  const field = (name: "name" | "groupName" | "position") => (
    <TextField
      label={conditionLabels[name]}
      value={fields[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <ReasonDialog
      open={method !== null}
      onClose={onClose}
      title={`${method?.name ?? ""} in ${method?.currency ?? ""}`}
      action="Save"
      done="Saved"
      disabled={fields.name.trim() === "" || !/^\d+$/.test(fields.position) || draft.conflicts.length > 0}
      onConflict={onConflict}
      onSubmit={async (reason) => {
        if (!method) return;
        const { paymentType, code, currency } = method;
        const body = { ...changedConditions(method, fields), reason };
        await change({ params: { paymentType, code, currency }, body });
        onChanged();
      }}
    >
      <DraftStatus draft={draft} what="This method has" labels={conditionLabels} />
      {field("name")}
      {field("groupName")}
      {field("position")}
      <PlacesPicker
        withRegions
        label={conditionLabels.regions}
        hint="Leave empty to offer it everywhere."
        value={fields.regions}
        onChange={(regions) => set({ regions })}
      />
      <PlacesPicker
        withRegions
        label={conditionLabels.excludedRegions}
        value={fields.excludedRegions}
        onChange={(excludedRegions) => set({ excludedRegions })}
      />
    </ReasonDialog>
  );
}
