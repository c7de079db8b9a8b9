/** The games that can be launched, by their id. Implemented by the games service. */
export type PlayableGames = { find(gameId: string): { id: string; slug: string; name: string } | undefined };
