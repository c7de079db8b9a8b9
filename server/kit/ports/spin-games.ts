/** The games that accept free spins. Implemented by the games service. */
export type SpinGames = {
  takesSpins(gameId: string): boolean;
  /** The stake of a spin is a multiple of this many minor units, so that no win is rounded. */
  spinUnitOf(gameId: string, currency: string): number;
};
