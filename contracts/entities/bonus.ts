import { z } from "zod";
import { BONUS_STATUSES, BONUS_TYPES, OFFER_TYPES, SPENDING_ORDERS, VERTICALS } from "../bonuses.ts";
import { contribution } from "./contribution.ts";

export const bonusId = z.string().regex(/^bonus_[0-9a-z]{1,64}$/);
export const offerId = z.string().regex(/^offer_[0-9a-z_]{1,64}$/);

/**
 * The terms of a bonus in one currency. Amounts are in major units; null for terms that this type of bonus
 * does not have.
 */
export const bonusTerms = z.object({
  currency: z.string(),
  /**
   * For DEPOSIT_MATCH the percentage of the deposit that is added, for CASHBACK the percentage of losses that
   * is returned.
   */
  percent: z.number().nullable(),
  minDeposit: z.number().nullable(),
  maxAmount: z.number().nullable(),
  /** For FREE_BET and CASH, the amount granted. */
  amount: z.number().nullable(),
  spins: z.object({ gameId: z.string(), count: z.int(), stake: z.number() }).nullable(),
  /** Wagering requirement as a multiple of the bonus; 0 means none. */
  wageringFactor: z.number(),
  contribution,
  /** A stake above this limit uses no bonus money and does not count towards wagering. */
  maxBet: z.number().nullable(),
  /** The most that can be converted to cash; any bonus money above it is removed. */
  maxConversion: z.number().nullable(),
  /** Whether the deposit is locked until wagering is complete. */
  locksDeposit: z.boolean(),
  /** Whether the player keeps only the winnings and not the bonus itself, as with a free bet. */
  winningsOnly: z.boolean(),
  spendingOrder: z.enum(SPENDING_ORDERS),
  verticals: z.array(z.enum(VERTICALS)),
  /** The period after opting in during which a deposit counts, spins can be played or losses accumulate. */
  claimDays: z.number(),
  /** How long the player has to wager the bonus. */
  validDays: z.number(),
});
export type BonusTerms = z.infer<typeof bonusTerms>;

/** An offer in the visitor's or player's language. */
export const bonusOffer = z.object({
  id: z.string(),
  type: z.enum(OFFER_TYPES),
  name: z.string(),
  summary: z.string(),
  terms: bonusTerms,
  needsCode: z.boolean(),
  firstDepositOnly: z.boolean(),
  /** The loyalty tiers that may claim the offer; empty means everyone. */
  tiers: z.array(z.string()),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
});
export type BonusOffer = z.infer<typeof bonusOffer>;

/** A bonus of one player. Amounts are in major units. */
export const playerBonus = z.object({
  id: z.string(),
  offerId: z.string().nullable(),
  type: z.enum(BONUS_TYPES),
  name: z.string(),
  status: z.enum(BONUS_STATUSES),
  currency: z.string(),
  /** The amount granted; 0 until it is known. */
  amount: z.number(),
  /** The current bonus balance, including winnings from it. */
  balance: z.number(),
  /** The player's own money that is currently locked with the bonus. */
  locked: z.number(),
  wageringRequired: z.number(),
  wageringDone: z.number(),
  /** For SPINS, how many spins are left; for a free bet in the sportsbook, 1 until it is used. */
  spinsLeft: z.int().nullable(),
  /** For CASHBACK, the amount that would be returned if the period ended now. */
  cashbackSoFar: z.number().nullable(),
  /** The amount that was finally converted to cash. */
  converted: z.number(),
  /** How much forfeiting the bonus now would remove, and how much of the player's own money it would unlock. */
  forfeit: z.object({ allowed: z.boolean(), loses: z.number(), frees: z.number() }),
  terms: bonusTerms,
  createdAt: z.iso.datetime(),
  activatedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type PlayerBonus = z.infer<typeof playerBonus>;
