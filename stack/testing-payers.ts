/** The live roulette table, at which every test player has an open session. */
export const liveTableGame = "1301";
