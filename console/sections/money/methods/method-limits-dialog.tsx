import { readAmount } from "@parlour/rules/typed-amount";
import { TextField } from "@parlour/web/ui/text-field";
import { useEffect, useState } from "react";
import { amountFault } from "../../../parts/amount-fault.ts";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import type { Method } from "./method.ts";

const fields = { min: "Minimum", max: "Maximum", fee: "Fee" } as const;
type Amounts = Record<keyof typeof fields, string>;

/** Sets the limits and fee of a payment method, or proposes them. */
export function MethodLimitsDialog({ method, onClose }: { method: Method | null; onClose: () => void }) {
  const [amounts, setAmounts] = useState<Amounts>({ min: "", max: "", fee: "" });
  useEffect(() => {
    if (method) setAmounts({ min: `${method.min}`, max: `${method.max}`, fee: `${method.fee}` });
  }, [method]);
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
      disabled={names.some((name) => faultOf(name) !== undefined)}
      onSubmit={async (reason) => {
        if (!method) return;
        const { paymentType, code, currency } = method;
        const [min, max, fee] = [readAmount(amounts.min), readAmount(amounts.max), readAmount(amounts.fee)];
        const data = { paymentType, code, currency, min, max, fee };
        return await propose({ body: { kind: "PAYMENT_METHOD_LIMITS", data, reason } });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {names.map((name) => (
          <TextField
            key={name}
            label={fields[name]}
            inputMode="decimal"
            value={amounts[name]}
            error={faultOf(name)}
            onChange={(event) => setAmounts({ ...amounts, [name]: event.target.value })}
          />
        ))}
      </div>
    </ProposalDialog>
  );
}
