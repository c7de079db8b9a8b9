import { matchingOptions } from "@parlour/web/ui/matching-options";
import { placeName } from "./place-name.ts";

type Option = { value: string; label: string };

const countryCode = /^[A-Z]{2}$/;
const regionCode = /^([A-Z]{2})-[A-Z0-9]{1,3}$/;

/** Finds countries by name or code, and regions by their whole code. */
export function findPlaces(
  countries: readonly Option[],
  typed: string,
  withRegions: boolean,
): readonly Option[] {
  const text = typed.trim();
  if (text === "") return countries;
  const code = text.toUpperCase();
  const byCode = countryCode.test(code) ? countries.filter(({ value }) => value === code) : [];
  const region = withRegions && regionCode.test(code) ? [{ value: code, label: placeName(code) }] : [];
  const byName = matchingOptions(countries, text).filter((one) => !byCode.includes(one));
  return [...region, ...byCode, ...byName];
}
