import type { GeoFilter } from "@parlour/contracts/entities/geo-filter";
import { PlacesPicker } from "../../../parts/places-picker.tsx";
import { formatPlaces, parsePlaces } from "./geo-text.ts";

type GeoFieldProps = {
  value: GeoFilter | null;
  /** The callback gets undefined when the operator removes the filter. */
  onChange: (value: GeoFilter | undefined) => void;
};

/** The locations where the document or block isn't shown. */
export function GeoField({ value, onChange }: GeoFieldProps) {
  return (
    <PlacesPicker
      withRegions
      label="Not shown in"
      hint="Leave empty to show it everywhere."
      value={formatPlaces(value?.notIn.countrySubdivision ?? {})}
      onChange={(text) => {
        const places = parsePlaces(text) ?? {};
        onChange(Object.keys(places).length === 0 ? undefined : { notIn: { countrySubdivision: places } });
      }}
    />
  );
}
