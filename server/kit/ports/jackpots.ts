/** The progressive jackpot pools, fed by bets. Implemented by the games service. */
export type Jackpots = {
  /** Returns the largest pool of each game that has one, in minor units of the currency. */
  list(currency: string): Promise<readonly { gameId: string; amountMinor: number }[]>;
};
