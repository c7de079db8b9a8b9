const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** A readable location such as `Canada, QC`; the default has a label of its own. */
export function placeName(name: string): string {
  if (name === "default") return "Default";
  const [country = "", subdivision] = name.split("-");
  return [countryNames.of(country) ?? country, subdivision].filter(Boolean).join(", ");
}
