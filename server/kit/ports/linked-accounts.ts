import type { Transaction } from "../database.ts";

/** A bank account, or similar, that the player has proved is theirs. */
export type LinkedAccount = { id: string; name: string; masked: string; type: string };

/** Stores players' linked accounts. Implemented by the profile service. */
export type LinkedAccounts = {
  listOf(playerId: string): Promise<readonly LinkedAccount[]>;
  /** Adds the account; an account with the same id gets the new name. */
  add(tx: Transaction, playerId: string, account: LinkedAccount): Promise<void>;
  /** Removes the account and returns whether it existed. */
  remove(tx: Transaction, playerId: string, id: string): Promise<boolean>;
};
