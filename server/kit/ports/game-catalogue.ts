/** The games that have a card on this site, as it is configured now. Implemented by the game catalogue. */
export type GameCatalogue = { has(gameId: string): Promise<boolean> };
