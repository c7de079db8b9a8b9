import { listBrands } from "@parlour/contracts/calls/site/brands/list-brands";
import { useCall } from "@parlour/web/api/use-resource";
import { SelectField } from "@parlour/web/ui/select-field";

type BrandFilterProps = { value: string; onChange: (brand: string) => void };

/** Chooses one of the brands that the operator may see; hidden while there is only one. */
export function BrandFilter({ value, onChange }: BrandFilterProps) {
  const brands = useCall(listBrands, {}).value?.items ?? [];
  if (brands.length < 2) return null;
  return (
    <SelectField
      label="Brand"
      value={value}
      options={[{ value: "", label: "All" }, ...brands.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
