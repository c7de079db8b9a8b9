/** The games that currently have a card on this site. Implemented by the game catalogue. */
export type GameCatalogue = { has(gameId: string): Promise<boolean> };
