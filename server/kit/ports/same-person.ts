import type { Transaction } from "../database.ts";

export type PersonTrace = "DEVICE" | "ADDRESS" | "PHONE" | "PAYMENT_ACCOUNT";

/** Somebody who joined, with what is known of where they joined from. */
export type Joiner = { playerId: string; address: string | null; deviceId: string | null };

/** What tells that two accounts belong to one person; nothing when they seem to be two. Wired in `server/main`. */
export type SamePerson = {
  find(tx: Transaction, joiner: Joiner, otherPlayerId: string): Promise<readonly PersonTrace[]>;
};
