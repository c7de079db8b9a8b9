import { Chip } from "@parlour/web/ui/chip";
import { TypedCombobox } from "@parlour/web/ui/typed-combobox";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { countries } from "./countries.ts";
import { findPlaces } from "./find-places.ts";
import { placeName } from "./place-name.ts";
import { parsePlaces } from "./places.ts";

type PlacesPickerProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The chosen codes as a list, such as `CA, US-NY`. */
  value: string;
  onChange: (value: string) => void;
  /** Whether parts of countries, such as US-NY, can be chosen by their code. */
  withRegions?: boolean;
};

/**
 * Chooses countries by name, and their regions by code. The chosen places are listed below the field and can be
 * removed.
 */
export function PlacesPicker(props: PlacesPickerProps) {
  const { label, hint, error, value, onChange, withRegions = false } = props;
  const [typed, setTyped] = useState("");
  const chosen = parsePlaces(value);
  const options = findPlaces(
    countries.filter((country) => !chosen.includes(country.value)),
    typed,
    withRegions,
  );
  return (
    <div>
      <TypedCombobox
        // Each choice changes the React key, so that React replaces the field with an empty one.
        key={value}
        text={{ label, hint, error }}
        options={options}
        value=""
        onSearch={setTyped}
        onChange={(place) => {
          setTyped("");
          if (place !== "" && !chosen.includes(place)) onChange([...chosen, place].join(", "));
        }}
        placeholder={withRegions ? "Country, or a code such as US-NY" : "Country"}
        emptyText="No such country"
        openLabel={`Show all countries for “${label}”`}
      />
      {chosen.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label={`${label}: chosen`}>
          {chosen.map((place) => (
            <li key={place}>
              <Chip
                aria-label={`Remove ${placeName(place)}`}
                onClick={() => onChange(chosen.filter((one) => one !== place).join(", "))}
              >
                {placeName(place)} <X size={14} aria-hidden="true" />
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
