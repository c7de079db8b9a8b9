import { COOKIES } from "@parlour/contracts/constants";
import { languageTag } from "@parlour/web/i18n/languages";
import { iso31662 } from "iso-3166";
import { readCookie } from "../../cookie.server.ts";

const offered = [
  "CA-ON",
  "CA-QC",
  "US-NY",
  "US-NJ",
  "US-WA",
  "GB-ENG",
  "DE-BY",
  "ES-MD",
  "FR-IDF",
  "PT-11",
  "BR-SP",
  "MX-CMX",
  "CN-BJ",
  "AU-NSW",
  "SG",
];

/** The selectable sandbox locations, and the current one. */
export function loadLocations(request: Request, language: string) {
  const countries = new Intl.DisplayNames(languageTag(language), { type: "region" });
  const places = offered.map((value) => {
    const country = countries.of(value.slice(0, 2)) ?? value;
    const part = iso31662.find(({ code }) => code === value)?.name;
    return { value, label: part === undefined ? country : `${country} · ${part}` };
  });
  const chosen = readCookie(request, COOKIES.sandboxPlace) ?? "";
  // The current location is added if it is not in the list.
  if (/^[A-Z]{2}/.test(chosen) && chosen !== "NOWHERE" && !offered.includes(chosen)) {
    places.push({ value: chosen, label: chosen });
  }
  return { places, chosen };
}
