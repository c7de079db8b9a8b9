import type { Jurisdiction } from "@parlour/rules/jurisdiction";
import type { Queryable, Transaction } from "../database.ts";
import type { Refusal } from "../refusal.ts";

/** Limits and breaks that the player or an operator has set. Implemented by the player-protection service. */
export type PlayerProtection = {
  /** Refreshes the rules. Call it before the transaction of `checkDeposit`, which may only use its own connection. */
  refresh(): Promise<void>;
  /** Checks a deposit in the transaction that writes it. Returns undefined if the deposit is allowed. */
  checkDeposit(
    tx: Transaction,
    deposit: {
      playerId: string;
      currency: string;
      amountMinor: bigint;
      /** The rules of the place where the player lives. */
      place: Pick<Jurisdiction, "limits" | "depositLimitRequired">;
    },
  ): Promise<Refusal | undefined>;
  /** Sets the deposit limit that a new player chose, in the transaction that adds the player. */
  setFirstDepositLimit(
    tx: Transaction,
    player: { id: string; currency: string },
    limit: { period: "DAY" | "WEEK" | "MONTH"; amount: number; timeZone: string },
  ): Promise<Refusal | undefined>;
  /** Excludes a player from the whole account until the given time; null means permanently. */
  exclude(player: { id: string; currency: string }, until: Date | null): Promise<void>;
  /** Refuses all stakes of the player until `releasePlay`. */
  holdPlay(playerId: string): Promise<void>;
  releasePlay(playerId: string): Promise<void>;
  /**
   * Lists players whose stakes are refused by `holdPlay`, least recently listed first, so that repeated calls reach all
   * of them.
   */
  listHeld(limit: number): Promise<string[]>;
  /** Refuses deposits and stakes until an operator has reviewed the account. */
  holdForReview(tx: Transaction, playerId: string): Promise<void>;
  endReview(tx: Transaction, playerId: string): Promise<void>;
  /** Returns those of the given players who have self-excluded from the whole account. */
  listSelfExcluded(db: Queryable, playerIds: readonly string[]): Promise<string[]>;
  /** Returns whether the player is on a break from the whole account. */
  isOnBreak(playerId: string, tx?: Transaction): Promise<boolean>;
  /** Returns whether a break keeps the player from this vertical, such as `casino`. */
  isOnBreakFrom(playerId: string, vertical: string): Promise<boolean>;
};
