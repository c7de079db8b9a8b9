import type { SimilarAccount } from "@parlour/rules/duplicate-accounts";
import type { Queryable, Transaction } from "../database.ts";

export type DuplicateSignal = "DEVICE" | "ADDRESS" | "PHONE" | "PAYMENT_ACCOUNT";

/** A new player, with the IP address and device they joined from. */
export type JoinedPlayer = { playerId: string; address: string | null; deviceId: string | null };

/** The details of a person who is joining or has joined. */
export type Newcomer = {
  email?: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  phonePrefix: string;
  phone: string;
  address: string | null;
  deviceId: string | null;
};

/** Finds evidence that two accounts belong to the same person. Composed in `server/main`. */
export type DuplicateAccounts = {
  find(tx: Transaction, joined: JoinedPlayer, otherPlayerId: string): Promise<readonly DuplicateSignal[]>;
  /**
   * Lists accounts that may belong to the same person. `playerId` is the newcomer's own account, which is
   * left out; it is null before the newcomer has joined. Besides the newcomer's device and address, the devices
   * and recent addresses of all sessions of that account count.
   */
  listSimilar(db: Queryable, newcomer: Newcomer, playerId: string | null): Promise<SimilarAccount[]>;
  /** Lists accounts that paid with one of this player's cards. */
  listSameCard(db: Queryable, playerId: string): Promise<SimilarAccount[]>;
};
