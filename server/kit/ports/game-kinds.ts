/** What kind of game a game is: its category as the content system names it, and where its money counts. */
export type GameKind = { category: string | null; vertical: "casino" | "horses" | "poker" | "sports" };

/** Read before a transaction begins, because the content system may have to ask the database itself. */
export type GameKinds = { read(): Promise<(gameId: string) => GameKind> };
