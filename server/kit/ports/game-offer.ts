import type { GameFigures } from "@parlour/contracts/entities/game-figures";
import type { PayTable } from "@parlour/contracts/entities/pay-table";
import type { GameFeature, Volatility } from "@parlour/contracts/enumerations";

/** A variant that operators can choose for a game, with the figures that players see. */
export type OfferedVariant = {
  name: string;
  title: string;
  figures: GameFigures;
  payTables: PayTable[];
};

/** A playable game, described by the games service. */
export type OfferedGame = {
  id: string;
  slug: string;
  /** The return, the maximum win and the hit rate, proven by the game's maths. */
  figures: GameFigures;
  features: readonly GameFeature[];
  /** The volatility; null if it depends on the bets that the player chooses. */
  volatility: Volatility | null;
  /** The pay tables, from the game's maths. */
  payTables: PayTable[];
  /** The variants that operators can choose between, the default first; empty for most games. */
  variants: readonly OfferedVariant[];
  /** The external studio that runs the game; left out for our own games. */
  studio?: { id: string; name: string; hasPractice: boolean };
  /** The rules of a game whose rounds all players share; null for all other games. */
  table: object | null;
};

/**
 * The games that the games service offers. A game that is not among them has no card and no page, and cannot
 * be launched.
 */
export type GameOffer = {
  find(slug: string): OfferedGame | undefined;
  /** Subscribes to changes to the games on offer, if they can change while the server runs. */
  onChange?(listener: () => void): void;
};
