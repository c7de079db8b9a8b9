import { ComboboxField } from "@parlour/web/ui/combobox-field";
import { countries } from "./countries.ts";

const options = [{ value: "", label: "Any" }, ...countries];

type CountryFieldProps = {
  /** The country's code, or an empty string for any country. */
  value: string;
  error?: string | undefined;
  onChange: (code: string) => void;
};

/** A filter by country; operators find the country by typing its name. */
export function CountryField({ value, error, onChange }: CountryFieldProps) {
  return (
    <ComboboxField
      label="Country"
      options={options}
      value={value}
      error={error}
      emptyText="No such country"
      openLabel="Show all countries"
      onChange={onChange}
    />
  );
}
