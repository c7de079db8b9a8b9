import { z } from "zod";
import { BONUS_STATUSES, BONUS_TYPES, OFFER_TYPES, SPENDING_ORDERS, VERTICALS } from "../bonuses.ts";
import { contribution } from "./contribution.ts";

export const bonusId = z.string().regex(/^bonus_[0-9a-z]{1,64}$/);
export const offerId = z.string().regex(/^offer_[0-9a-z_]{1,64}$/);

/** What a bonus gives and asks, in one currency; amounts in major units, null where the type has no such thing. */
export const bonusTerms = z.object({
  currency: z.string(),
  /** DEPOSIT_MATCH: how much of the deposit is added. CASHBACK: how much of what was lost comes back. */
  percent: z.number().nullable(),
  minDeposit: z.number().nullable(),
  maxAmount: z.number().nullable(),
  /** FREE_BET and CASH: what is given. */
  amount: z.number().nullable(),
  spins: z.object({ gameId: z.string(), count: z.int(), stake: z.number() }).nullable(),
  /** Stakes of this many times the bonus turn it into money of one's own; 0 asks for none. */
  wageringFactor: z.number(),
  contribution,
  /** A higher stake takes no money of the bonus and does not count. */
  maxBet: z.number().nullable(),
  /** The most that becomes money of one's own; what is above goes back to the house. */
  maxConversion: z.number().nullable(),
  /** Whether the deposit is locked until the wagering is done. */
  locksDeposit: z.boolean(),
  /** Whether only what was won with it is kept, as with a free bet. */
  winningsOnly: z.boolean(),
  spendingOrder: z.enum(SPENDING_ORDERS),
  verticals: z.array(z.enum(VERTICALS)),
  /** How long a deposit may come, spins be played or losses be counted after opting in. */
  claimDays: z.number(),
  /** How long it may be wagered. */
  validDays: z.number(),
});
export type BonusTerms = z.infer<typeof bonusTerms>;

/** An offer as visitors and players see it, in their language. */
export const bonusOffer = z.object({
  id: z.string(),
  type: z.enum(OFFER_TYPES),
  name: z.string(),
  summary: z.string(),
  terms: bonusTerms,
  needsCode: z.boolean(),
  firstDepositOnly: z.boolean(),
  /** Only for these tiers; empty for everybody. */
  tiers: z.array(z.string()),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
});
export type BonusOffer = z.infer<typeof bonusOffer>;

/** A bonus of a player. Amounts in major units. */
export const playerBonus = z.object({
  id: z.string(),
  offerId: z.string().nullable(),
  type: z.enum(BONUS_TYPES),
  name: z.string(),
  status: z.enum(BONUS_STATUSES),
  currency: z.string(),
  /** What was granted; 0 while it is not known yet. */
  amount: z.number(),
  /** What of it, with what was won by it, is there now. */
  balance: z.number(),
  /** Own money that is tied to it now. */
  locked: z.number(),
  wageringRequired: z.number(),
  wageringDone: z.number(),
  /** SPINS: how many are left. */
  spinsLeft: z.int().nullable(),
  /** CASHBACK: what would come back if the period ended now. */
  cashbackSoFar: z.number().nullable(),
  /** What became own money in the end. */
  converted: z.number(),
  /** What giving it up now would take away, and what own money it would set free. */
  forfeit: z.object({ allowed: z.boolean(), loses: z.number(), frees: z.number() }),
  terms: bonusTerms,
  createdAt: z.iso.datetime(),
  activatedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type PlayerBonus = z.infer<typeof playerBonus>;
