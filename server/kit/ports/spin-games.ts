/** The games that accept free spins. Implemented by the games service. */
export type SpinGames = {
  takesSpins(gameId: string): boolean;
  /** The minor units that a spin's stake is a multiple of, so that no win is rounded. */
  spinUnitOf(gameId: string, currency: string): number;
};
