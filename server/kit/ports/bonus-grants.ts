import type { LocalText } from "@parlour/contracts/entities/offer-plan";
import type { Transaction } from "../database.ts";

export type PlainBonus = {
  /** Made by the caller: granting it again changes nothing. */
  id: string;
  playerId: string;
  /** What it is given for. */
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
  /** Takes back what is left of such a bonus; one that is over stays as it is. */
  revoke(tx: Transaction, playerId: string, bonusId: string): Promise<void>;
  /** A deposit is about to be taken back: what was granted for it ends, and own money tied to it is free. */
  revokeDeposit(tx: Transaction, playerId: string, depositId: string): Promise<void>;
};
