/** The games that accept free spins. Implemented by the games service. */
export type SpinGames = {
  takesSpins(gameId: string): boolean;
  /**
   * Returns the unit of a spin's stake in minor units: stakes are multiples of it, so that no win is rounded.
   */
  spinUnitOf(gameId: string, currency: string): number;
};
