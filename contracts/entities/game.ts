import { z } from "zod";
import { geoFilter } from "./geo-filter.ts";

/** A game as the content system describes it (spec §3). */
export const game = z.object({
  badge: z.string().nullable(),
  cardImage: z.string(),
  cardImageAltText: z.string(),
  category: z.string(),
  categoryName: z.string(),
  geoTargetingFilter: geoFilter.nullable(),
  id: z.string(),
  linkUrl: z.string(),
  name: z.string(),
  slug: z.string(),
  subCategory: z.string().nullable(),
  subCategoryName: z.string().nullable(),
});
export type Game = z.infer<typeof game>;

/** The ids of games, as promotional spins and free games are told. */
export const gameIds = z.object({ games: z.array(z.string()) });

export const launch = z.object({ url: z.string() });
