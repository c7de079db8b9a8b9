/** The average return of a bet as a fraction of the stake: 0.973 is 97.3%. */
export type Figure = {
  bet: string;
  returned: number;
  /** Half the width of the 95% confidence interval of a simulated figure; exact figures have none. */
  within?: number;
  /** The share of rounds in which this bet pays anything; unset where it depends on the player's choices. */
  paid?: number;
};

export type VariantFigures = Pick<GameFigures, "deviation" | "hitRate" | "maximum"> &
  Pick<Figure, "returned" | "within"> & {
    /** The share of rounds in which each bet pays anything, if the variant's bets do not all pay equally often. */
    paid?: readonly number[];
  };

/**
 * The mathematical figures of a game, such as its returns, hit rate and maximum payout, as calculated or simulated by
 * its proof.
 */
export type GameFigures = {
  slug: string;
  /** The bet whose return is shown as the return of the game. */
  main: string;
  figures: Figure[];
  /**
   * The standard deviation of one round in stakes, without jackpot pools; it decides the volatility label.
   */
  deviation?: number;
  /**
   * The share of rounds that pay anything, for the usual bet. If unset, `hitRange` or the lowest and highest `paid`
   * of the figures are shown. If these are missing too, the share depends on the player's bet.
   */
  hitRate?: number;
  /**
   * The lowest and highest share of rounds that pay anything, for games whose figures are ranges over all bets, or over
   * all points at which the player can stop.
   */
  hitRange?: { lowest: number; highest: number };
  /** The maximum payout of a round as a multiple of its stake, without jackpot pools. */
  maximum: number;
  /**
   * The smallest stake, in minor units, at which no win has to be rounded; larger stakes are multiples of it.
   */
  payUnit: number;
  /** The proven figures of the game's variants, by name; the default is among them. */
  variants?: Readonly<Record<string, VariantFigures>>;
  /** Rows of the pay tables that can never be won; a published game has none. */
  unreachable: readonly string[];
};
