/** The games that have a card on this site. Answered by the content service. */
export type GameCatalogue = { has(gameId: string): Promise<boolean> };
