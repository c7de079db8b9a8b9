const countryNames = new Intl.DisplayNames("en", { type: "region" });

const profileNames: Readonly<Record<string, string>> = {
  default: "Default",
  uk: "UK-like",
  malta: "Malta-like",
  ontario: "Ontario-like",
  pennsylvania: "Pennsylvania-like",
  germany: "Germany-like",
};

/** A readable location such as `Canada, QC`; profiles, which are in lower case, have labels of their own. */
export function placeName(name: string): string {
  if (/^[a-z]/.test(name)) return profileNames[name] ?? name;
  const [country = "", subdivision] = name.split("-");
  return [countryNames.of(country) ?? country, subdivision].filter(Boolean).join(", ");
}
