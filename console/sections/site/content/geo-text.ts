import type { GeoFilter } from "@parlour/contracts/entities/geo-filter";
import { ApiError } from "@parlour/web/api/api-error";

type Places = GeoFilter["notIn"]["countrySubdivision"];

/** Formats excluded locations as text: `US, CA-QC`. */
export function formatPlaces(places: Places): string {
  return Object.entries(places)
    .flatMap(([country, parts]) =>
      parts.length === 0 ? [country] : parts.map((part) => `${country}-${part}`),
    )
    .join(", ");
}

/** Returns undefined if an entry isn't a location. A country without a subdivision is excluded entirely. */
export function parsePlaces(text: string): Places | undefined {
  const places: Record<string, string[]> = {};
  const whole = new Set<string>();
  for (const word of text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)) {
    const match = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/.exec(word);
    if (!match) return undefined;
    const [, country = "", part] = match;
    places[country] ??= [];
    if (part === undefined) whole.add(country);
    else if (!places[country].includes(part)) places[country].push(part);
  }
  for (const country of whole) places[country] = [];
  return places;
}

/** The locations that the server refused because they don't exist. */
export function unknownPlaces(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  return error.errors
    .filter(({ code }) => code === "UNKNOWN_COUNTRY" || code === "UNKNOWN_SUBDIVISION")
    .map(({ field = "" }) => field.split(".").at(-1) ?? "");
}
