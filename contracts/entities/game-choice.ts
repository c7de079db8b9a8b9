import { z } from "zod";
import { geoFilter } from "./geo-filter.ts";

export const GAME_BADGES = ["new", "live", "jackpot", "exclusive"] as const;

/** What operators decide about a game beside its content; what is not decided stays as the content says. */
export const gameChoice = z.object({
  isOn: z.boolean(),
  /** Its place within its category, lowest first; null behind those that have one, by id. */
  position: z.number().int().min(0).max(10_000).nullable(),
  /** `CONTENT` leaves it to the content, null shows none. */
  badge: z.enum(["CONTENT", ...GAME_BADGES]).nullable(),
  /** Places that the game is kept from, in place of the content's; null leaves it to the content. */
  geoTargetingFilter: geoFilter.nullable(),
});
export type GameChoice = z.infer<typeof gameChoice>;

/** A game of the site with what was decided about it. */
export const chosenGame = gameChoice.extend({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  channel: z.string(),
  categoryName: z.string(),
  contentBadge: z.string().nullable(),
  returnToPlayer: z.number(),
});
