import { Button } from "@parlour/web/ui/button";
import { FieldError } from "@parlour/web/ui/form-field";
import { IconButton } from "@parlour/web/ui/icon-button";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { amountFault } from "../../../parts/amount-fault.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { CurrencyField } from "../../../parts/currency-field.tsx";
import { amountLabels } from "../../../parts/offer-labels.ts";
import { type AmountRow, amountsOf, emptyRow, type OfferFields, typeNeeds } from "./offer-fields.ts";
import type { Faults } from "./offer-plan.ts";

type OfferAmountsProps = {
  fields: Pick<OfferFields, "type" | "amounts">;
  faults: Faults;
  onChange: (amounts: readonly AmountRow[]) => void;
};

/** The offer's amounts per currency. Players with any other currency aren't eligible. */
export function OfferAmounts({ fields: { type, amounts }, faults, onChange }: OfferAmountsProps) {
  const needed = typeNeeds[type].amounts;
  const change = (index: number, part: Partial<AmountRow>) =>
    onChange(amounts.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <div className="grid gap-4">
      {amounts.map((row, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other key until its currency is entered
          key={index}
          className="rounded-card border border-line p-4"
        >
          <legend className="sr-only">{`Amounts in ${row.currency || "a currency"}`}</legend>
          <div className="flex items-start gap-3">
            <div className="grid flex-1 gap-4 sm:grid-cols-3 xl:grid-cols-5">
              <CurrencyField value={row.currency} onChange={(currency) => change(index, { currency })} />
              {amountsOf(type).map((name) => (
                <CheckedField
                  key={name}
                  label={needed.includes(name) ? amountLabels[name] : `${amountLabels[name]} (if any)`}
                  value={row[name]}
                  error={faults[`${row.currency} ${name}`]}
                  fault={amountFault(row[name], row.currency)}
                  onChange={(text) => change(index, { [name]: text })}
                />
              ))}
            </div>
            <IconButton
              label={`Remove ${row.currency || "this currency"}`}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => onChange(amounts.filter((_, at) => at !== index))}
            />
          </div>
        </fieldset>
      ))}
      <FieldError id="offer-amounts-error" error={faults.amounts} />
      <div>
        <Button
          size="sm"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => onChange([...amounts, emptyRow("")])}
        >
          Add a currency
        </Button>
      </div>
    </div>
  );
}
