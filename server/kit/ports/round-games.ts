import type { Queryable } from "../database.ts";

export type RoundKey = { playerId: string; roundId: string };

/** Which game each round is of, in the order asked; null for a round that is not known. Answered by the seamless wallet. */
export type RoundGames = (db: Queryable, rounds: readonly RoundKey[]) => Promise<(string | null)[]>;
