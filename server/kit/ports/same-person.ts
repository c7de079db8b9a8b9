import type { Transaction } from "../database.ts";

export type PersonTrace = "DEVICE" | "ADDRESS" | "PHONE" | "PAYMENT_ACCOUNT";

/** A new player, with the address and device they joined from. */
export type Joiner = { playerId: string; address: string | null; deviceId: string | null };

/** The evidence that two accounts belong to one person. Composed in `server/main`. */
export type SamePerson = {
  find(tx: Transaction, joiner: Joiner, otherPlayerId: string): Promise<readonly PersonTrace[]>;
};
