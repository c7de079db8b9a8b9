import { listPaymentKinds } from "@parlour/contracts/calls/money/routing/list-payment-kinds";
import { useCall } from "@parlour/web/api/use-resource";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { PlacesPicker } from "../../../parts/places-picker.tsx";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import { CurrencyLimits } from "./currency-limits.tsx";
import {
  directionsOf,
  flowOf,
  isCodeText,
  isComplete,
  type MethodDraft,
  startDraft,
  toProposal,
} from "./method-draft.ts";

const directionNames = { D: "Deposits", W: "Withdrawals" } as const;

/**
 * Proposes a new payment method of a kind that a provider supports. Because this sets limits, another
 * operator must approve it.
 */
export function NewMethodDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const resource = useCall(listPaymentKinds, {});
  const [draft, setDraft] = useState<MethodDraft | null>(null);
  const declarations = resource.value?.items ?? [];
  const choices = declarations.flatMap(({ provider, name, kinds }) =>
    kinds.map((kind) => ({
      value: `${provider}/${kind.code}`,
      label: `${name}: ${kind.name}`,
      provider,
      kind,
    })),
  );
  const close = () => {
    setDraft(null);
    onClose();
  };
  return (
    <ProposalDialog
      policy="PAYMENT_METHOD"
      open={open}
      onClose={close}
      title="New payment method"
      description="Players can then use the method."
      action="Add method"
      disabled={draft === null || !isComplete(draft)}
      onSubmit={async (reason) => {
        if (!draft) return;
        return await propose({ body: { kind: "PAYMENT_METHOD", data: toProposal(draft), reason } });
      }}
    >
      <SelectField
        label="Kind"
        placeholder="Select a payment provider's method"
        value={draft ? `${draft.provider}/${draft.kind.code}` : ""}
        onChange={(event) => {
          const chosen = choices.find(({ value }) => value === event.target.value);
          setDraft(chosen ? startDraft(chosen.provider, chosen.kind) : null);
        }}
        options={choices.map(({ value, label }) => ({ value, label }))}
      />
      {draft ? <DraftFields draft={draft} onChange={setDraft} /> : null}
    </ProposalDialog>
  );
}

type DraftFieldsProps = { draft: MethodDraft; onChange: (draft: MethodDraft) => void };

function DraftFields({ draft, onChange }: DraftFieldsProps) {
  const set = (change: Partial<MethodDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="For"
          value={draft.direction}
          onChange={(event) => set({ direction: event.target.value === "D" ? "D" : "W", amounts: {} })}
          options={directionsOf(draft.kind).map((value) => ({ value, label: directionNames[value] }))}
        />
        <TextField
          label="Position in the list"
          inputMode="numeric"
          value={draft.position}
          error={/^\d+$/.test(draft.position) ? undefined : "Enter a whole number."}
          onChange={(event) => set({ position: event.target.value })}
        />
        <TextField
          label="Code"
          hint="Unique and permanent: it names the method in payments and reports."
          autoCapitalize="characters"
          value={draft.code}
          error={isCodeText(draft.code) ? undefined : "Use 2 to 20 capital letters, digits or underscores."}
          onChange={(event) => set({ code: event.target.value.toUpperCase() })}
        />
        <TextField
          label="Name"
          hint="Players see this name."
          maxLength={60}
          value={draft.name}
          error={draft.name.trim() === "" ? "Enter a name." : undefined}
          onChange={(event) => set({ name: event.target.value })}
        />
        <PlacesPicker
          withRegions
          label="Available in"
          hint="Leave empty to offer it everywhere."
          value={draft.regions}
          onChange={(regions) => set({ regions })}
        />
        <PlacesPicker
          withRegions
          label="Not available in"
          value={draft.excluded}
          onChange={(excluded) => set({ excluded })}
        />
      </div>
      <CurrencyLimits flow={flowOf(draft)} amounts={draft.amounts} onChange={(amounts) => set({ amounts })} />
      <Checkbox
        label="Enabled as soon as it is approved"
        checked={draft.enabled}
        onChange={(event) => set({ enabled: event.target.checked })}
      />
    </>
  );
}
