import type { Transaction } from "../database.ts";

/** A bank account or similar whose ownership the player has proven. */
export type LinkedAccount = { id: string; name: string; masked: string; type: string };

/** Implemented by the profile service. */
export type LinkedAccounts = {
  listOf(playerId: string): Promise<readonly LinkedAccount[]>;
  /** Adds the account; one with the same id gets the new name. */
  add(tx: Transaction, playerId: string, account: LinkedAccount): Promise<void>;
  /** Returns whether the account existed. */
  remove(tx: Transaction, playerId: string, id: string): Promise<boolean>;
};
