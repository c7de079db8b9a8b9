import { listBrands } from "@parlour/contracts/calls/site/brands/list-brands";
import { useCall } from "@parlour/web/api/use-resource";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { FieldError } from "@parlour/web/ui/form-field";
import { useId } from "react";
import { parseBrands } from "./brands.ts";

type BrandPickerProps = {
  label: string;
  /** The chosen IDs as a list, such as `parlour, firefly`. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/**
 * Chooses brands by name. If none is chosen, all brands are meant. A chosen brand that the operator may not see is
 * shown by its ID.
 */
export function BrandPicker({ label, value, error, onChange }: BrandPickerProps) {
  const id = useId();
  const brands = useCall(listBrands, {}).value?.items ?? [];
  const chosen = parseBrands(value);
  const unseen = chosen.filter((one) => !brands.some((brand) => brand.id === one));
  const options = [...brands, ...unseen.map((one) => ({ id: one, name: one }))];
  return (
    <fieldset>
      <legend className="font-medium">{label}</legend>
      <p className="text-sm text-mist">None selected means all.</p>
      <div className="flex flex-wrap gap-x-5">
        {options.map((brand) => (
          <Checkbox
            key={brand.id}
            label={brand.name}
            checked={chosen.includes(brand.id)}
            onChange={(event) => {
              const others = chosen.filter((one) => one !== brand.id);
              onChange((event.target.checked ? [...others, brand.id] : others).join(", "));
            }}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
