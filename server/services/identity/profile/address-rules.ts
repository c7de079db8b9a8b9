import type { FieldError } from "@parlour/contracts/field-codes";
import type { Jurisdiction } from "@parlour/rules/jurisdiction";
import { iso31661, iso31662 } from "iso-3166";

const countries = new Set(iso31661.map((entry) => entry.alpha2));
const subdivisions = new Set(iso31662.map((entry) => entry.code));

type Address = { countryCode: string; subdivision: string };

/** Removes the country from the subdivision, so that both `CA-ON` and `ON` are stored as `ON`. */
export function localAddress({ countryCode, subdivision }: Address): Address {
  const prefix = `${countryCode}-`;
  return {
    countryCode,
    subdivision: subdivision.startsWith(prefix) ? subdivision.slice(prefix.length) : subdivision,
  };
}

export function checkAddress(address: Address, { subdivisionRequired }: Jurisdiction): FieldError[] {
  if (!countries.has(address.countryCode)) return [{ code: "UNKNOWN_COUNTRY", field: "address.countryCode" }];
  const field = "address.subdivision";
  if (address.subdivision === "") {
    return subdivisionRequired ? [{ code: "REQUIRED", field }] : [];
  }
  const code = `${address.countryCode}-${address.subdivision}`;
  return subdivisions.has(code) ? [] : [{ code: "UNKNOWN_SUBDIVISION", field }];
}
