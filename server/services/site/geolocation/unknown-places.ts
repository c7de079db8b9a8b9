import type { FieldError } from "@parlour/contracts/field-codes";
import { findUnknownPlace } from "../../../kit/known-places.ts";

/** Returns an error for each excluded location that doesn't exist: it would be saved but never apply. */
export function unknownPlacesOf(places: Readonly<Record<string, readonly string[]>>): FieldError[] {
  return Object.entries(places)
    .flatMap(([country, parts]) => [country, ...parts.map((part) => `${country}-${part}`)])
    .flatMap((place) => {
      const code = findUnknownPlace(place);
      return code ? [{ code, field: `filter.notIn.countrySubdivision.${place}` }] : [];
    });
}
