import { z } from "zod";
import { GAME_CHANNELS, VOLATILITIES } from "../enumerations.ts";
import { geoFilter } from "./geo-filter.ts";
import { payTable } from "./pay-table.ts";

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

  /** Beside the fields of the specification: what a card and a search say about the game. */
  channel: z.enum(GAME_CHANNELS),
  description: z.string(),
  addedAt: z.iso.date(),
  /** The proven return of the game's maths, in percent. */
  returnToPlayer: z.number(),
  volatility: z.enum(VOLATILITIES).nullable(),
});
export type Game = z.infer<typeof game>;

const fact = z.object({ label: z.string(), value: z.string() });

/** A game with what its own page says. */
export const gamePage = game.extend({
  rules: z.array(z.string()),
  /** What is worth knowing beside the tables: reels, lines, how many numbers there are. */
  pays: z.array(fact),
  /** What everything pays, from the game's maths. */
  payTables: z.array(payTable),
});
export type GamePage = z.infer<typeof gamePage>;

/** The ids of games, as promotional spins and free games are told. */
export const gameIds = z.object({ games: z.array(z.string()) });

export const launch = z.object({ url: z.string() });
