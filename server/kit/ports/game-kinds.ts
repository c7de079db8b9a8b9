/** A game's category in the content system, and the vertical that its revenue belongs to. */
export type GameKind = { category: string | null; vertical: "casino" | "horses" | "poker" | "sports" };

/**
 * Looks up kinds of games. Read them before a transaction begins, because the content system may query the database.
 */
export type GameKinds = { read(): Promise<(gameId: string) => GameKind> };
