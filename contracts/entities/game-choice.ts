import { z } from "zod";
import { geoFilter } from "./geo-filter.ts";

export const GAME_BADGES = ["new", "live", "jackpot", "exclusive"] as const;

/** The most that a game can be made to take, in units of a currency whose unit is worth about a dollar. */
const mostStaked = 5_000;
const stakeAmount = z.number().min(0.01).max(mostStaked).multipleOf(0.01);

/** In units of such a currency; other currencies take as much as that is worth, by the scale of all stakes. */
const chosenStakes = z
  .strictObject({ min: stakeAmount, max: stakeAmount, default: stakeAmount })
  .refine((stakes) => stakes.min <= stakes.default && stakes.default <= stakes.max);

/** What operators decide about a game beside its content; what is not decided stays as the content says. */
export const gameChoice = z.object({
  isOn: z.boolean(),
  /** Its place within its category, lowest first; null behind those that have one, by id. */
  position: z.number().int().min(0).max(10_000).nullable(),
  /** `CONTENT` leaves it to the content, null shows none. */
  badge: z.enum(["CONTENT", ...GAME_BADGES]).nullable(),
  /** Places that the game is kept from, in place of the content's; null leaves it to the content. */
  geoTargetingFilter: geoFilter.nullable(),
  /** What a round may cost; null leaves the usual stakes. */
  stakes: chosenStakes.nullable().default(null),
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
