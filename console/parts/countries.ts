const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Codes that are not countries of ISO 3166: groups of countries, parts of countries and test codes. */
const others = new Set("AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ".split(" "));
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

function isCountry(code: string): boolean {
  if (others.has(code) || names.of(code) === undefined) return false;
  // Intl replaces the code of a former country, such as DD, with the code of its successor.
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}

/** All countries by their English names, for pickers. */
export const countries: readonly { value: string; label: string }[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter(isCountry)
  .map((value) => ({ value, label: names.of(value)! }))
  .toSorted((one, other) => one.label.localeCompare(other.label, "en"));
