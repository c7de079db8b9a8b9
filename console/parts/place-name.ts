const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** `Canada, QC`, and in words what holds everywhere else. */
export function placeName(name: string): string {
  if (name === "default") return "Everywhere else";
  const [country = "", subdivision] = name.split("-");
  return [countryNames.of(country) ?? country, subdivision].filter(Boolean).join(", ");
}
