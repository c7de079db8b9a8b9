import { iso31661, iso31662 } from "iso-3166";

/** Kosovo has no official ISO code; locations and addresses use XK for it. */
const countries = new Set([...iso31661.map(({ alpha2 }) => alpha2), "XK"]);
const subdivisions = new Map(iso31662.map(({ code, name }) => [code, name]));

/** Returns whether a country exists. Codes for tests and groups, such as ZZ and EU, are not countries. */
export const isCountryCode = (code: string): boolean => countries.has(code);

/** The name of a subdivision according to ISO 3166-2, such as Ontario for `CA-ON`; undefined if it doesn't exist. */
export const findSubdivisionName = (code: string): string | undefined => subdivisions.get(code);

/** Returns the error for a country or subdivision, such as `CA-ON`, that doesn't exist. */
export function findUnknownPlace(name: string): "UNKNOWN_COUNTRY" | "UNKNOWN_SUBDIVISION" | undefined {
  if (!countries.has(name.slice(0, 2))) return "UNKNOWN_COUNTRY";
  return name.length === 2 || subdivisions.has(name) ? undefined : "UNKNOWN_SUBDIVISION";
}
