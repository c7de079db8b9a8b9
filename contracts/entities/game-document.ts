import { z } from "zod";
import { GAME_CHANNELS } from "../enumerations.ts";
import { gamePage } from "./game.ts";
import { geoFilter } from "./geo-filter.ts";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * A game as the content system keeps it, one document for each language. What is decided elsewhere is not in it:
 * the return and the tables of what it pays come from the game's maths, the pictures from the art that was made.
 */
export const gameDocument = gamePage
  .pick({ channel: true, description: true, addedAt: true, name: true, rules: true, pays: true })
  .extend({
    type: z.literal("casino_game_page"),
    id: z.string().regex(/^\d{1,9}$/),
    slug,
    category: slug,
    subCategory: slug.nullable(),
    badge: z.string().nullable(),
    cardImageAltText: z.string(),
    geoTargetingFilter: geoFilter.nullable(),
    /** Visitors whom the content or an operator keeps away are led to `/not-available-region`, not told that nothing is here. */
    geoRedirect: z.boolean().optional(),
  });
export type GameDocument = z.infer<typeof gameDocument>;

const subCategory = z.object({ slug, name: z.string(), title: z.string() });

/** The categories in their order; which games stand in them is said by the games. */
export const gameCategoriesDocument = z.object({
  items: z.array(
    subCategory.extend({
      channel: z.enum(GAME_CHANNELS),
      description: z.string(),
      subCategories: z.array(subCategory),
    }),
  ),
});
export type GameCategoriesDocument = z.infer<typeof gameCategoriesDocument>;
