import { walletCurrencies } from "@parlour/rules/wallet-currencies";
import { ComboboxField } from "@parlour/web/ui/combobox-field";

const names = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });
const nameOf = (code: string): string => {
  const name = code.length === 3 ? names.of(code) : undefined;
  return name === undefined || name === code ? code : `${code} · ${name}`;
};
const options = [...walletCurrencies].toSorted().map((value) => ({ value, label: nameOf(value) }));

type CurrencyFieldProps = {
  label?: string;
  value: string;
  error?: string | undefined;
  onChange: (currency: string) => void;
};

/** A field for one of the currencies that wallets can have; operators find it by code or name. */
export function CurrencyField({ label = "Currency", value, error, onChange }: CurrencyFieldProps) {
  const isListed = value === "" || walletCurrencies.has(value);
  return (
    <ComboboxField
      label={label}
      options={isListed ? options : [{ value, label: value }, ...options]}
      value={value}
      error={error}
      placeholder="Code or name"
      emptyText="No such currency"
      openLabel="Show all currencies"
      onChange={onChange}
    />
  );
}
