import { z } from "zod";
import { GAME_CHANNELS } from "../enumerations.ts";
import { gamePage } from "./game.ts";
import { geoFilter } from "./geo-filter.ts";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * A game in the content system, with one document per language. It contains no derived data: the return to player and
 * the pay tables come from the game's maths, the pictures from the art files.
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
    /**
     * Visitors from an excluded location are redirected to `/not-available-region` instead of seeing a 404.
     */
    geoRedirect: z.boolean().optional(),
  });
export type GameDocument = z.infer<typeof gameDocument>;

const subCategory = z.object({ slug, name: z.string(), title: z.string() });

/** The game categories in display order; each game names its own category. */
export const gameCategoriesDocument = z.object({
  items: z.array(
    subCategory.extend({
      channel: z.enum(GAME_CHANNELS),
      description: z.string(),
      subCategories: z.array(subCategory),
    }),
  ),
});
/**
 * A named list of games, such as games for beginners. The document in the site's default language decides which games
 * it has and where it is shown; those in other languages add the texts.
 */
export const gameCollectionDocument = z.strictObject({
  type: z.literal("game_collection"),
  title: z.string().trim().min(1).max(60),
  description: z.string().trim().min(1).max(300),
  /** The position among the collections, which are sorted by this number, lowest first. */
  order: z.int().min(0).max(9_999).optional(),
  /** The slugs of the games, in order. Games that are not offered are left out. */
  games: z.array(slug).max(60).optional(),
});
export type GameCollectionDocument = z.infer<typeof gameCollectionDocument>;
export type GameCategoriesDocument = z.infer<typeof gameCategoriesDocument>;
