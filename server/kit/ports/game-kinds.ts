/** A game's category in the content system. The vertical is that of the wager, which its settlement names. */
export type GameKind = { category: string | null };

/**
 * Looks up kinds of games. Read them before a transaction begins, because the content system may query the database.
 */
export type GameKinds = { read(): Promise<(gameId: string) => GameKind> };
