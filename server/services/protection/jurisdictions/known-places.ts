import type { FieldError } from "@parlour/contracts/field-codes";
import { isProfile } from "@parlour/rules/jurisdiction";
import { findUnknownPlace } from "@parlour/server/kit/known-places";

/**
 * Returns the error for a country or subdivision that doesn't exist. Rules for it would be saved but never
 * apply.
 */
export function findUnknownPart(name: string): FieldError["code"] | undefined {
  return isProfile(name) ? undefined : findUnknownPlace(name);
}
