import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { AmountField } from "@parlour/web/ui/amount-field";
import type { FocusEvent } from "react";
import { readAmount, typedUnit, writeAmount } from "../../parts/money.ts";
import { useCashier } from "../cashier-context.ts";
import { useApproximation } from "./use-approximation.ts";

type MoneyAmountFieldProps = {
  value: string;
  onChange: (value: string) => void;
  min: number;
  max: number;
  /** Quick amounts, in major units. */
  presets: readonly number[];
  error?: string | undefined;
  onLeave: (event: FocusEvent) => void;
};

/**
 * An amount field in the unit that the player types (see `TypedUnit`), with the minimum and maximum amount.
 */
export function MoneyAmountField(props: MoneyAmountFieldProps) {
  const { value, onChange, min, max, presets, error, onLeave } = props;
  const { t, language } = useTranslation();
  const { currency } = useCashier();
  const unit = typedUnit(currency, language);
  const amount = readAmount(value, currency, unit);
  const approximation = useApproximation();
  const worth = amount === null ? null : approximation(amount);
  const format = (amount: number) => formatMoney(amount, currency, language);
  return (
    <AmountField
      label={t("cashier.amount")}
      value={value}
      onChange={onChange}
      symbol={unit.symbol}
      fractionDigits={unit.fractionDigits}
      decimalSeparator={unit.decimalSeparator}
      range={<span className="max-sm:hidden">{`${format(min)} – ${format(max)}`}</span>}
      hint={
        <>
          <span className="sm:hidden">{`${format(min)} – ${format(max)}`}</span>
          {worth ? <span className="max-sm:ml-3">{worth}</span> : null}
        </>
      }
      presets={presets.map((amount) => ({ value: writeAmount(amount, unit), label: format(amount) }))}
      presetsLabel={t("cashier.quickAmounts")}
      error={error}
      onLeave={onLeave}
    />
  );
}
