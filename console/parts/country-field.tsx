import { ComboboxField } from "@parlour/web/ui/combobox-field";
import { countries } from "./countries.ts";

const withAny = [{ value: "", label: "Any" }, ...countries];

type CountryFieldProps = {
  label?: string;
  /** Whether a country must be chosen; otherwise the list begins with "Any". */
  isRequired?: boolean;
  /** The country's code, or an empty string for any country. */
  value: string;
  error?: string | undefined;
  onChange: (code: string) => void;
};

/** Selects a country; operators find it by typing its name. */
export function CountryField(props: CountryFieldProps) {
  const { label = "Country", isRequired = false, value, error, onChange } = props;
  return (
    <ComboboxField
      label={label}
      options={isRequired ? countries : withAny}
      value={value}
      error={error}
      emptyText="No such country"
      openLabel="Show all countries"
      onChange={onChange}
    />
  );
}
