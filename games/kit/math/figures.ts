/** What a bet returns on average, as a part of the stake: 0.973 is 97.3 %. */
export type Figure = {
  bet: string;
  returned: number;
  /** Half the width of the 95 % interval, where the figure is simulated; exact figures have none. */
  within?: number;
};

/** The proven figures of one game. */
export type GameFigures = {
  slug: string;
  /** The bet whose return stands for the game. */
  main: string;
  figures: Figure[];
  /** How far results lie apart: the standard deviation of one round, in stakes, simulated. */
  deviation?: number;
  /** The part of rounds that pay anything, simulated. */
  hitRate?: number;
};
