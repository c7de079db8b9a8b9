/** The average return of a bet, as a part of the stake: 0.973 is 97.3 %. */
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
  /** Simulated standard deviation of one round, in stakes; decides the volatility. */
  deviation?: number;
  /** The part of rounds that pay anything, simulated. */
  hitRate?: number;
};
