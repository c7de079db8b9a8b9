import { z } from "zod";

/** A game in a studio's feed that was not imported, and why. */
const refusedGame = z.object({
  /** The game's id, or its position in the feed if the id is not valid. */
  game: z.string(),
  problem: z.string(),
});

/** The last time a studio's games were imported. */
export const studioImport = z.object({
  at: z.iso.datetime(),
  /** The number of games that the site offers now, and the number of games that are no longer in the feed. */
  offered: z.int(),
  withdrawn: z.int(),
  /** Why nothing was imported, in one sentence; null if the feed could be read. */
  fault: z.string().nullable(),
  refused: z.array(refusedGame),
});
export type StudioImport = z.infer<typeof studioImport>;

/** A studio's game as operators see it. */
export const importedGame = z.object({
  id: z.string(),
  slug: z.string(),
  studioGameId: z.string(),
  title: z.string(),
  kind: z.string(),
  returnToPlayer: z.number(),
  maximumWin: z.number(),
  hasPractice: z.boolean(),
  languages: z.array(z.string()),
  stakes: z.object({ min: z.number(), max: z.number() }),
  /** Whether the game is in the studio's feed and its pictures have been imported. */
  isOffered: z.boolean(),
  isSwitchedOff: z.boolean(),
  importedAt: z.iso.datetime(),
});
export type ImportedGame = z.infer<typeof importedGame>;

export const catalogueStudio = z.object({
  id: z.string(),
  name: z.string(),
  isEnabled: z.boolean(),
  /** The address that our messages are sent to; without one, games can't be imported or launched. */
  address: z.string().nullable(),
  lastImport: studioImport.nullable(),
  games: z.array(importedGame),
});
export type CatalogueStudio = z.infer<typeof catalogueStudio>;
