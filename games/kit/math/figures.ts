/** The average return of a bet, as a fraction of the stake: 0.973 is 97.3 %. */
export type Figure = {
  bet: string;
  returned: number;
  /** Half the width of the 95 % interval, where the figure is simulated; exact figures have none. */
  within?: number;
};

/** The proven figures of one game. */
export type GameFigures = {
  slug: string;
  /** The bet whose return is shown for the game. */
  main: string;
  figures: Figure[];
  /** The standard deviation of one round, in stakes and without jackpot pools; decides the volatility. */
  deviation?: number;
  /** The part of rounds that pay anything. */
  hitRate?: number;
  /** The maximum payout of a round, as a multiple of its stake and without jackpot pools. */
  maximum: number;
  /**
   * The smallest stake, in minor units, at which no win has to be rounded; larger stakes are multiples of it.
   */
  payUnit: number;
  /** The rows of the pay tables that no play can win: a published game has none. */
  unreachable: readonly string[];
};
