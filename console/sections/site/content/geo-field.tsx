import type { GeoFilter } from "@parlour/contracts/entities/geo-filter";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { formatPlaces, parsePlaces } from "./geo-text.ts";

type GeoFieldProps = {
  value: GeoFilter | null;
  /** The callback gets undefined when the operator removes the filter. */
  onChange: (value: GeoFilter | undefined) => void;
};

/** The locations where the document or block isn't shown. */
export function GeoField({ value, onChange }: GeoFieldProps) {
  const [text, setText] = useState(() => formatPlaces(value?.notIn.countrySubdivision ?? {}));
  const isWrong = parsePlaces(text) === undefined;
  return (
    <TextField
      label="Not shown in"
      hint="Countries and subdivisions, such as US, CA-QC. Leave empty to show it everywhere."
      value={text}
      error={isWrong ? "Use codes such as US or CA-QC, separated by commas." : undefined}
      onChange={(event) => {
        setText(event.target.value);
        const places = parsePlaces(event.target.value);
        if (places === undefined) return;
        onChange(Object.keys(places).length === 0 ? undefined : { notIn: { countrySubdivision: places } });
      }}
    />
  );
}
