/** The live roulette table. Every test player has an open session there. */
export const liveTableGame = "1301";
