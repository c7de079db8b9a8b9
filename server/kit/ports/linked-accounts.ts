/** A bank account or similar whose ownership the player has proven. */
export type LinkedAccount = { id: string; name: string; masked: string; type: string };

/** Answered by the profile service. */
export type LinkedAccounts = { listOf(playerId: string): Promise<readonly LinkedAccount[]> };
