/** A bank account or the like that a player has proven to be theirs. */
export type LinkedAccount = { id: string; name: string; masked: string; type: string };

/** Answered by the profile service. */
export type LinkedAccounts = { listOf(playerId: string): Promise<readonly LinkedAccount[]> };
