import type { Transaction } from "../database.ts";

export type DuplicateSignal = "DEVICE" | "ADDRESS" | "PHONE" | "PAYMENT_ACCOUNT";

/** A new player, with the address and device they joined from. */
export type JoinedPlayer = { playerId: string; address: string | null; deviceId: string | null };

/** The evidence that two accounts belong to one person. Composed in `server/main`. */
export type DuplicateAccounts = {
  find(tx: Transaction, joined: JoinedPlayer, otherPlayerId: string): Promise<readonly DuplicateSignal[]>;
};
