import { z } from "zod";
import { geoFilter } from "./geo-filter.ts";
import { tierId } from "./loyalty-programme.ts";
import { localText } from "./offer-plan.ts";
import { openingHours } from "./opening-hours.ts";

export const GAME_BADGES = ["new", "live", "jackpot", "exclusive"] as const;

/** The highest stake that operators can configure, in US dollars. */
const mostStaked = 10_000;
const stakeAmount = z.number().min(0.01).max(mostStaked).multipleOf(0.01);

/** A game's stakes in US dollars. For other currencies they are scaled by fixed factors, like all stakes. */
export const chosenStakes = z
  .strictObject({ min: stakeAmount, max: stakeAmount, default: stakeAmount })
  .refine((stakes) => stakes.min <= stakes.default && stakes.default <= stakes.max);

export const gameVariantName = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** A variant of a game that operators can choose, with its return to player in percent. */
export const gameVariant = z.object({ name: gameVariantName, title: z.string(), returnToPlayer: z.number() });

/** An operator's settings for a game; unset fields fall back to the game's content. */
export const gameSettings = z.object({
  isOn: z.boolean(),
  /** Position within its category, lowest first; games without a position follow, ordered by id. */
  position: z.number().int().min(0).max(10_000).nullable(),
  /** The badge on the game's card: `CONTENT` uses the one from the game's content, null shows none. */
  badge: z.enum(["CONTENT", ...GAME_BADGES]).nullable(),
  /** The locations where the game is excluded; null uses those from the game's content. */
  geoTargetingFilter: geoFilter.nullable(),
  /** Stake limits for a round; null uses the defaults. */
  stakes: chosenStakes.nullable().default(null),
  /** When a shared table takes bets; null if it is always open. Other games have no hours. */
  hours: openingHours.nullable().default(null),
  /** The lowest loyalty tier that may bet at a shared table; null admits everyone. */
  fromTier: tierId.nullable().default(null),
  /**
   * The variant of the game's rules, such as a pay table; null uses the default. Changing the variant requires a
   * proposal, because it changes the game's return to player.
   */
  variant: gameVariantName.nullable().default(null),
});
export type GameSettings = z.infer<typeof gameSettings>;

/** A game together with the operator's settings. */
export const configuredGame = gameSettings.extend({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  channel: z.string(),
  categoryName: z.string(),
  contentBadge: z.string().nullable(),
  returnToPlayer: z.number(),
  /** The variants that operators can choose between, the default first; empty for most games. */
  variants: z.array(gameVariant),
  /**
   * Whether all players share the game's rounds. Only a shared table can have opening hours and a lowest
   * tier.
   */
  isTable: z.boolean(),
});

/** A loyalty tier that a table can be reserved for. */
export const tableTier = z.object({ id: tierId, name: localText });
