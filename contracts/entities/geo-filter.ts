import { z } from "zod";

/** Excluded locations: a country with an empty list of subdivisions is excluded entirely. */
export const geoFilter = z.object({
  notIn: z.object({ countrySubdivision: z.record(z.string(), z.array(z.string())) }),
});
export type GeoFilter = z.infer<typeof geoFilter>;
