export type GameJackpots = { gameId: string; pools: readonly { tier: string; amountMinor: number }[] };

/** The progressive jackpot pools, fed by bets. Implemented by the games service. */
export type Jackpots = {
  /** Returns the pools of each game that has any, largest first, in minor units of the currency. */
  list(currency: string): Promise<readonly GameJackpots[]>;
};
