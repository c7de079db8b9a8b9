import type { OfferState } from "@parlour/contracts/bonuses";
import type { BonusOffer } from "@parlour/contracts/entities/bonus";
import type { LocalText, OfferPlan } from "@parlour/contracts/entities/offer-plan";
import type { Queryable, Transaction } from "../database.ts";
import type { Player } from "./players.ts";

export type PlainBonus = {
  /** The id of the bonus, chosen by the caller; granting the same id twice has no effect. */
  id: string;
  playerId: string;
  /** The reason for the bonus: redeemed points or a referral. */
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
  /**
   * Locks the bonuses of these players and the settlements that count towards their wagering. Call it before
   * locking the players' wallets.
   */
  lock(tx: Transaction, playerIds: readonly string[]): Promise<void>;
  /**
   * Returns whether the player may receive a bonus with this wagering factor. It must be allowed in the
   * player's jurisdiction, and the player must not be on a break. Pass the transaction that acts on the result, if any.
   */
  mayReceive(
    tx: Transaction | undefined,
    player: { id: string; countryCode: string; subdivision: string },
    wageringFactor: number,
  ): Promise<boolean>;
  /** Grants bonus money that must be wagered; it waits while another bonus is active. */
  grant(tx: Transaction, bonus: PlainBonus): Promise<void>;
  /** Finds an offer that can be granted; offers that depend on the player's own activity cannot. */
  findGrantable(db: Queryable, offerId: string): Promise<GrantableOffer | undefined>;
  /**
   * Finds an offer that can be granted and locks it, so that its cost can't change until the
   * transaction ends.
   */
  lockGrantable(tx: Transaction, offerId: string): Promise<GrantableOffer | undefined>;
  /**
   * Returns whether the player can receive this offer. The account must be active and not on a break, and the
   * offer must be available in the player's currency and allowed in their jurisdiction.
   */
  mayReceiveOffer(tx: Transaction, player: Player, offer: GrantableOffer): Promise<boolean>;
  /** Describes an offer to a player in one of its currencies. */
  describe(offer: Pick<GrantableOffer, "id" | "plan">, currency: string, language: string): BonusOffer;
  /** Grants an offer on the terms in `offer`. Granting it again for the same cause has no effect. */
  grantOffer(
    tx: Transaction,
    player: Player,
    offer: GrantableOffer,
    cause: { id: string; actor: string; reason: string },
  ): Promise<void>;
  /**
   * Prepares to end all bonuses of a player whose account is being closed. `apply` ends them and unlocks the
   * player's own money.
   */
  prepareRevokeAll(playerId: string): Promise<{ apply(tx: Transaction): Promise<void> }>;
  /**
   * Reads the data that revoking a bonus needs. Call it before the transaction begins, because it may query
   * the database.
   */
  prepareRevoke(): Promise<RevokeBonus>;
  /** Ends the bonuses of a deposit before the deposit is reversed, and unlocks the player's own money tied to them. */
  revokeDeposit(tx: Transaction, playerId: string, depositId: string): Promise<void>;
};
