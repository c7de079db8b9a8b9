export type Location = { country: string; subdivision?: string | undefined };
type GeoFilter = { notIn: { countrySubdivision: Readonly<Record<string, readonly string[]>> } };

/**
 * Whether content is excluded at a location. The filter lists the excluded subdivisions of each country; an empty list
 * excludes the whole country. Nothing is excluded for a visitor whose location is unknown.
 */
export function isExcluded(filter: GeoFilter | null | undefined, location: Location | null): boolean {
  if (!filter || location === null) return false;
  const country = location.country.toUpperCase();
  const entry = Object.entries(filter.notIn.countrySubdivision).find(
    ([code]) => code.toUpperCase() === country,
  );
  if (entry === undefined) return false;
  const subdivisions = entry[1];
  if (subdivisions.length === 0) return true;
  // `CA-ON` and `ON` denote the same place, in the filter as well as in the location.
  const local = (code: string) => code.toUpperCase().replace(`${country}-`, "");
  const here = local(location.subdivision ?? "");
  return here !== "" && subdivisions.some((code) => local(code) === here);
}

/** Reads the cookies `st` (`CA-ON`) and `Country` (`CA`); null if neither contains a location. */
export function parseLocation(st: string | undefined, country?: string | undefined): Location | null {
  const whole = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/i.exec(st ?? "");
  if (whole !== null) return { country: whole[1]!.toUpperCase(), subdivision: whole[2]?.toUpperCase() };
  if (/^[A-Z]{2}$/i.test(country ?? "")) return { country: country!.toUpperCase(), subdivision: undefined };
  return null;
}
