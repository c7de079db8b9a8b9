import type { Queryable } from "../database.ts";

export type RoundKey = { playerId: string; roundId: string };

/** Which game each round is of, in the order asked; null for a round that is not known. Wagering answers it. */
export type RoundGames = (db: Queryable, rounds: readonly RoundKey[]) => Promise<(string | null)[]>;
