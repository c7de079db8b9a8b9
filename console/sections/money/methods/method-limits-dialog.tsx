import { readAmount } from "@parlour/rules/typed-amount";
import { TextField } from "@parlour/web/ui/text-field";
import { amountFault } from "../../../parts/amount-fault.ts";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import type { Method } from "./method.ts";

const fields = { min: "Minimum", max: "Maximum", fee: "Fee" } as const;
type Amounts = Record<keyof typeof fields, string>;

type MethodLimitsDialogProps = {
  method: Method | null;
  onClose: () => void;
  /** Loads the latest version after another operator's change. */
  onConflict: () => void;
};

/** Sets the limits and fee of a payment method, or proposes them. */
export function MethodLimitsDialog({ method, onClose, onConflict }: MethodLimitsDialogProps) {
  const draft = useMergedFields<Amounts>(
    method && `${method.paymentType} ${method.code} ${method.currency}`,
    { min: `${method?.min ?? ""}`, max: `${method?.max ?? ""}`, fee: `${method?.fee ?? ""}` },
  );
  const amounts = draft.value;
  const names = Object.keys(fields) as (keyof Amounts)[];
  const faultOf = (name: keyof Amounts) =>
    amountFault(amounts[name], method?.currency ?? "", { zero: "allowed" });
  return (
    <ProposalDialog
      policy="PAYMENT_METHOD_LIMITS"
      open={method !== null}
      onClose={onClose}
      title={`Limits for ${method?.name ?? ""}`}
      description={`In ${method?.currency ?? ""}.`}
      action="Save"
      disabled={draft.conflicts.length > 0 || names.some((name) => faultOf(name) !== undefined)}
      onConflict={onConflict}
      onSubmit={async (reason) => {
        if (!method) return;
        const { paymentType, code, currency } = method;
        const [min, max, fee] = [readAmount(amounts.min), readAmount(amounts.max), readAmount(amounts.fee)];
        const before = { min: method.min, max: method.max, fee: method.fee };
        const data = { paymentType, code, currency, min, max, fee, before };
        return await propose({ body: { kind: "PAYMENT_METHOD_LIMITS", data, reason } });
      }}
    >
      <DraftStatus draft={draft} what="This method has" labels={fields} />
      <div className="grid gap-4 sm:grid-cols-3">
        {names.map((name) => (
          <TextField
            key={name}
            label={fields[name]}
            inputMode="decimal"
            value={amounts[name]}
            error={faultOf(name)}
            onChange={(event) => draft.set((values) => ({ ...values, [name]: event.target.value }))}
          />
        ))}
      </div>
    </ProposalDialog>
  );
}
