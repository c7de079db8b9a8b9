/** The games that accept free spins. Answered by the games service. */
export type SpinGames = { takesSpins(gameId: string): boolean };
