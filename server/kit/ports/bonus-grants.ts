import type { LocalText } from "@parlour/contracts/entities/offer-plan";
import type { Transaction } from "../database.ts";

export type PlainBonus = {
  /** Chosen by the caller; granting the same id twice has no effect. */
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

/** Removes what is left of a bonus, after `lock`; a bonus that has ended is not changed. */
export type RevokeBonus = (tx: Transaction, playerId: string, bonusId: string) => Promise<void>;

/** Implemented by the bonuses service. */
export type BonusGrants = {
  /** Locks the bonuses of these players and the play that counts for them. It comes before their wallets. */
  lock(tx: Transaction, playerIds: readonly string[]): Promise<void>;
  /** Whether the player may be given anything: not during a break, nor where bonuses are not allowed. */
  mayReceive(
    tx: Transaction,
    player: { id: string; countryCode: string; subdivision: string },
    wageringFactor: number,
  ): Promise<boolean>;
  /** Bonus money that must be wagered; it waits while another bonus runs. */
  grant(tx: Transaction, bonus: PlainBonus): Promise<void>;
  /** Ends all of the player's bonuses, because the account is closed; own money tied to them is unlocked. */
  prepareRevokeAll(playerId: string): Promise<{ apply(tx: Transaction): Promise<void> }>;
  /** Reads what revoking needs. It runs before the transaction, because it may query the database. */
  prepareRevoke(): Promise<RevokeBonus>;
  /** Before a deposit is reversed, its bonuses end and the player's own money tied to them is unlocked. */
  revokeDeposit(tx: Transaction, playerId: string, depositId: string): Promise<void>;
};
