const countryNames = new Intl.DisplayNames("en", { type: "region" });

const profileNames: Readonly<Record<string, string>> = {
  default: "Default",
  uk: "UK-style",
  malta: "Malta-style",
  ontario: "Ontario-style",
  pennsylvania: "Pennsylvania-style",
  germany: "Germany-style",
};

/** The parts of countries that have gaming laws of their own; Intl knows only the names of countries. */
const subdivisionNames: Readonly<Record<string, readonly string[]>> = {
  CA: `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia
    NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`.split(
    /\s*[|\n]\s*/,
  ),
  US: `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DC District of Columbia
    DE Delaware|FL Florida|GA Georgia|HI Hawaii|IA Iowa|ID Idaho|IL Illinois|IN Indiana|KS Kansas|KY Kentucky
    LA Louisiana|MA Massachusetts|MD Maryland|ME Maine|MI Michigan|MN Minnesota|MO Missouri|MS Mississippi|MT Montana
    NC North Carolina|ND North Dakota|NE Nebraska|NH New Hampshire|NJ New Jersey|NM New Mexico|NV Nevada|NY New York
    OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota
    TN Tennessee|TX Texas|UT Utah|VA Virginia|VT Vermont|WA Washington|WI Wisconsin|WV West Virginia|WY Wyoming`.split(
    /\s*[|\n]\s*/,
  ),
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
