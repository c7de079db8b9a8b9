import type { GeoFilter } from "@parlour/contracts/entities/geo-filter";

/** Parses locations as people type them: `CA, us-ny`. */
export function parsePlaces(text: string): string[] {
  return [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

/** Converts excluded locations to a geo filter. A country named without a subdivision is excluded entirely. */
export function filterOf(places: readonly string[]): GeoFilter {
  const countrySubdivision: Record<string, string[]> = {};
  for (const place of places) {
    const [country = "", subdivision] = place.split("-");
    if (subdivision === undefined) countrySubdivision[country] = [];
    else if (countrySubdivision[country]?.length !== 0) {
      countrySubdivision[country] = [...(countrySubdivision[country] ?? []), subdivision];
    }
  }
  return { notIn: { countrySubdivision } };
}

export function placesOf(filter: GeoFilter | null): string[] {
  return Object.entries(filter?.notIn.countrySubdivision ?? {}).flatMap(([country, subdivisions]) =>
    subdivisions.length === 0 ? [country] : subdivisions.map((subdivision) => `${country}-${subdivision}`),
  );
}
