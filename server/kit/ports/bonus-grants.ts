import type { LocalText } from "@parlour/contracts/entities/offer-plan";
import type { Transaction } from "../database.ts";

export type PlainBonus = {
  /** Chosen by the caller: granting the same id again changes nothing. */
  id: string;
  playerId: string;
  /** The reason for the bonus. */
  type: "POINTS" | "REFERRAL";
  currency: string;
  name: LocalText;
  amountMinor: bigint;
  wageringFactor: number;
  validDays: number;
};

/** Answered by the bonuses service. */
export type BonusGrants = {
  /** Locks the bonuses of these players. It comes before their wallets, for a transaction that needs both. */
  lock(tx: Transaction, playerIds: readonly string[]): Promise<void>;
  /** Bonus money that must be wagered; it waits while another bonus runs. */
  grant(tx: Transaction, bonus: PlainBonus): Promise<void>;
  /** Takes back the rest of a bonus; a bonus that has ended stays as it is. */
  revoke(tx: Transaction, playerId: string, bonusId: string): Promise<void>;
  /** Before a deposit is reversed, its bonuses end and the player's own money tied to them is unlocked. */
  revokeDeposit(tx: Transaction, playerId: string, depositId: string): Promise<void>;
};
