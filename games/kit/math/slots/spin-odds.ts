/** The exact average result of one spin on a set of reels. */
export type SpinOdds = {
  /** The average payout of lines, ways or clusters in coins, before the multipliers of spin and feature. */
  coins: number;
  /** The probability of each number of scatters, and of hold-and-win coins, at the end of the spin. */
  scatters: readonly number[];
  holdCoins: readonly number[];
};
