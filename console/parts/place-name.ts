import { subdivisionNames } from "./subdivision-names.ts";

const countryNames = new Intl.DisplayNames("en", { type: "region" });

const profileNames: Readonly<Record<string, string>> = {
  default: "Default",
  uk: "UK-style",
  malta: "Malta-style",
  ontario: "Ontario-style",
  pennsylvania: "Pennsylvania-style",
  germany: "Germany-style",
};

function subdivisionName(country: string, code: string | undefined): string | undefined {
  const entry = subdivisionNames[country]?.find((one) => one.startsWith(`${code} `));
  return entry?.slice(entry.indexOf(" ") + 1) ?? code;
}

/**
 * Formats a jurisdiction for display: a location as `Canada, Quebec`, a rule profile (whose name is in lower
 * case) by its label.
 */
export function placeName(name: string): string {
  if (/^[a-z]/.test(name)) return profileNames[name] ?? name;
  const [country = "", subdivision] = name.split("-");
  return [countryNames.of(country) ?? country, subdivisionName(country, subdivision)]
    .filter(Boolean)
    .join(", ");
}
