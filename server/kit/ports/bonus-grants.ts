import type { OfferState } from "@parlour/contracts/bonuses";
import type { LocalText, OfferPlan } from "@parlour/contracts/entities/offer-plan";
import type { Queryable, Transaction } from "../database.ts";
import type { Player } from "./players.ts";

export type PlainBonus = {
  /** The id of the bonus, chosen by the caller; granting the same id twice has no effect. */
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

/** Removes what is left of a bonus. Call `lock` first. A bonus that has ended is not changed. */
export type RevokeBonus = (tx: Transaction, playerId: string, bonusId: string) => Promise<void>;

/** An offer that is granted to players, rather than claimed by them. */
export type GrantableOffer = { id: string; version: number; plan: OfferPlan; state: OfferState };

/** Grants and revokes bonuses. Implemented by the bonuses service. */
export type BonusGrants = {
  /** Locks the bonuses of these players and the play that counts towards them. Call it before locking their wallets. */
  lock(tx: Transaction, playerIds: readonly string[]): Promise<void>;
  /** Returns whether the player may receive bonuses: not during a break, nor where bonuses are not allowed. */
  mayReceive(
    tx: Transaction,
    player: { id: string; countryCode: string; subdivision: string },
    wageringFactor: number,
  ): Promise<boolean>;
  /** Grants bonus money that must be wagered; it waits while another bonus is active. */
  grant(tx: Transaction, bonus: PlainBonus): Promise<void>;
  /** Finds an offer that can be granted; offers that depend on the player's own activity cannot. */
  findGrantable(db: Queryable, offerId: string): Promise<GrantableOffer | undefined>;
  /** Returns whether the player can receive this offer: in their currency, jurisdiction and not during a break. */
  mayReceiveOffer(tx: Transaction, player: Player, offer: GrantableOffer): Promise<boolean>;
  /** Grants an offer on its current terms. Granting it again for the same cause has no effect. */
  grantOffer(
    tx: Transaction,
    player: Player,
    offer: GrantableOffer,
    cause: { id: string; actor: string; reason: string },
  ): Promise<void>;
  /** Ends all of the player's bonuses, because the account is closed; own money tied to them is unlocked. */
  prepareRevokeAll(playerId: string): Promise<{ apply(tx: Transaction): Promise<void> }>;
  /** Reads what revoking needs. Call it before the transaction, because it may query the database. */
  prepareRevoke(): Promise<RevokeBonus>;
  /** Ends the bonuses of a deposit before the deposit is reversed, and unlocks the player's own money tied to them. */
  revokeDeposit(tx: Transaction, playerId: string, depositId: string): Promise<void>;
};
