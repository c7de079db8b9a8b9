import type { FieldError } from "@parlour/contracts/field-codes";
import { isProfile } from "@parlour/rules/jurisdiction";
import { iso31661, iso31662 } from "iso-3166";

const countries = new Set(iso31661.map(({ alpha2 }) => alpha2));
const subdivisions = new Set(iso31662.map(({ code }) => code));

/**
 * Returns the error for a country or subdivision that doesn't exist. Rules for it would be saved but never
 * apply.
 */
export function findUnknownPart(name: string): FieldError["code"] | undefined {
  if (isProfile(name)) return undefined;
  if (!countries.has(name.slice(0, 2))) return "UNKNOWN_COUNTRY";
  return name.length === 2 || subdivisions.has(name) ? undefined : "UNKNOWN_SUBDIVISION";
}
