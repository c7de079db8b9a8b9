import { Checkbox } from "@parlour/web/ui/checkbox";
import { TextField } from "@parlour/web/ui/text-field";
import { amountFault } from "../../../parts/amount-fault.ts";
import { type AmountTexts, type Flow, suggestedAmounts } from "./method-draft.ts";

type CurrencyLimitsProps = {
  flow: Flow;
  amounts: Readonly<Record<string, AmountTexts>>;
  onChange: (amounts: Readonly<Record<string, AmountTexts>>) => void;
};

const columns = [
  ["min", "Minimum"],
  ["max", "Maximum"],
  ["fee", "Fee"],
] as const;

const readable = (amount: number) => amount.toLocaleString("en", { maximumFractionDigits: 8 });

/**
 * The currencies of a new payment method, each with its limits and, if this kind of method allows one, its
 * fee.
 */
export function CurrencyLimits({ flow, amounts, onChange }: CurrencyLimitsProps) {
  const shown = columns.filter(([name]) => name !== "fee" || flow.fees);
  const choose = (currency: string, isChosen: boolean) => {
    const { [currency]: _removed, ...others } = amounts;
    onChange(isChosen ? { ...amounts, [currency]: suggestedAmounts(flow, currency) } : others);
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">Currencies</legend>
      {flow.currencies.map(({ currency, min, max }) => {
        const own = amounts[currency];
        return (
          <div key={currency}>
            <Checkbox
              label={
                <>
                  {currency}{" "}
                  <span className="text-sm text-mist">{`provider accepts ${readable(min)} to ${readable(max)}`}</span>
                </>
              }
              checked={own !== undefined}
              onChange={(event) => choose(currency, event.target.checked)}
            />
            {own ? (
              <div className="mb-3 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3 pl-9">
                {shown.map(([name, label]) => (
                  <TextField
                    key={name}
                    label={`${label} (${currency})`}
                    inputMode="decimal"
                    value={own[name]}
                    error={amountFault(own[name], currency, { zero: "allowed" })}
                    onChange={(event) =>
                      onChange({ ...amounts, [currency]: { ...own, [name]: event.target.value } })
                    }
                  />
                ))}
              </div>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
