import { z } from "zod";
import { GAME_CHANNELS, GAME_FEATURES, VOLATILITIES } from "../enumerations.ts";
import { gameFigures } from "./game-figures.ts";
import { geoFilter } from "./geo-filter.ts";
import { payTable } from "./pay-table.ts";

/** An outside studio, which runs its games on its own servers. */
const gameStudio = z.object({ id: z.string(), name: z.string(), hasPractice: z.boolean() });

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

  channel: z.enum(GAME_CHANNELS),
  description: z.string(),
  addedAt: z.iso.date(),
  ...gameFigures.shape,
  volatility: z.enum(VOLATILITIES).nullable(),
  features: z.array(z.enum(GAME_FEATURES)),
  /** The studio that runs the game; null for our own games. */
  studio: gameStudio.nullable(),
});
export type Game = z.infer<typeof game>;

const fact = z.object({ label: z.string(), value: z.string() });

/** A game with the details that its own page shows. */
export const gamePage = game.extend({
  rules: z.array(z.string()),
  /** Facts shown beside the pay tables, such as reels and lines. */
  pays: z.array(fact),
  /** The pay tables, generated from the game's maths. */
  payTables: z.array(payTable),
});
export type GamePage = z.infer<typeof gamePage>;

/** The ids of the games in a list, such as a player's favourites. */
export const gameIds = z.object({ games: z.array(z.string()) });

export const launch = z.object({ url: z.string() });
