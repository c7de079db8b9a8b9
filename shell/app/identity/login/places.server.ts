import { languageTag } from "@parlour/web/i18n/languages";
import { iso31661, iso31662 } from "iso-3166";
import { type CountryCode, getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import type { PhoneCountry } from "./phone-fields.tsx";
import { isAddressable, subdivisionName } from "./subdivision-names.server.ts";

type Named = { value: string; label: string };

/**
 * All countries, named in the page's language. Created on the server, so that server and browser show the
 * same list.
 */
export function listCountries(language: string): Named[] {
  const names = new Intl.DisplayNames(languageTag(language), { type: "region" });
  return sorted(
    iso31661.map(({ alpha2, name }) => ({ value: alpha2, label: names.of(alpha2) ?? name })),
    language,
  );
}

export function listPhoneCountries(language: string): PhoneCountry[] {
  const dialled = new Set<string>(getCountries());
  return listCountries(language)
    .filter(({ value }) => dialled.has(value))
    .map(({ value, label }) => ({
      code: value,
      name: label,
      prefix: `+${getCountryCallingCode(value as CountryCode)}`,
    }));
}

/**
 * A country's subdivisions according to ISO 3166-2, named in the page's language. Each value is the code without the
 * country. Parts of subdivisions are left out, except `chosen`, the one in the player's current address.
 */
export function listSubdivisions(countryCode: string, language: string, chosen = ""): Named[] {
  const start = `${countryCode}-`;
  const isTop = (parent: string | undefined) => parent === undefined || parent === countryCode;
  const parts = iso31662
    .filter(({ code, parent }) => code.startsWith(start) && (isTop(parent) || code === start + chosen))
    .filter(({ code }) => isAddressable(code) || code === start + chosen)
    .map((part) => ({ value: part.code.slice(start.length), label: subdivisionName(part, language) }));
  return sorted(parts, language);
}

function sorted(entries: Named[], language: string): Named[] {
  const collator = new Intl.Collator(languageTag(language));
  return entries.sort((one, other) => collator.compare(one.label, other.label));
}
