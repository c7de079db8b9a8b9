/**
 * A game's category in the content system. The vertical is not included, because each settlement already names the
 * vertical of its wager.
 */
export type GameKind = { category: string | null };

/**
 * Looks up kinds of games. Read them before a transaction begins, because the content system may query the database.
 */
export type GameKinds = { read(): Promise<(gameId: string) => GameKind> };
