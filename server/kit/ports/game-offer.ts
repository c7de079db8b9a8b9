import type { PayTable } from "@parlour/contracts/entities/pay-table";
import type { Volatility } from "@parlour/contracts/enumerations";

/** A playable game, described by the games service. */
export type OfferedGame = {
  id: string;
  slug: string;
  /** The return to player, proven by the game's maths, in percent: 97.2973. */
  returnToPlayer: number;
  /** The volatility; null if it depends on the bets that the player chooses. */
  volatility: Volatility | null;
  /** The pay tables, from the game's maths. */
  payTables: PayTable[];
  /** The rules of a game whose rounds all players share; null for all other games. */
  table: object | null;
};

/**
 * The games that the games service offers. A game that is not among them has no card and no page, and cannot
 * be launched.
 */
export type GameOffer = { find(slug: string): OfferedGame | undefined };
