import { z } from "zod";
import { geoFilter } from "./geo-filter.ts";

/** The locations where the site is not available. */
export const siteExclusions = z.object({
  filter: geoFilter,
  version: z.int(),
  /** The operator who made the last change; null if no operator did, or if it isn't known. */
  changedBy: z.string().nullable(),
});
