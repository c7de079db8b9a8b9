/** At which games granted spins can be played. Answered by the games service. */
export type SpinGames = { takesSpins(gameId: string): boolean };
