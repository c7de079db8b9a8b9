// Plain data without schemas, so importing it adds no zod to the browser bundle.

export const BONUS_TYPES = [
  "DEPOSIT_MATCH",
  "FREE_BET",
  "CASH",
  "CASHBACK",
  "SPINS",
  "POINTS",
  "REFERRAL",
] as const;
/**
 * POINTS bonuses come from redeemed points and REFERRAL bonuses from referred friends; the other types come
 * from offers.
 */
export type BonusType = (typeof BONUS_TYPES)[number];

export const OFFER_TYPES = ["DEPOSIT_MATCH", "FREE_BET", "CASH", "CASHBACK", "SPINS"] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/**
 * OPTED_IN: waiting for a deposit, or for the cashback period to end · SPINNING: its free spins are being
 * played · WAITING: granted while another bonus is active · ACTIVE: being wagered · the rest are final (LOST:
 * the bonus money was used up).
 */
export const BONUS_STATUSES = [
  "OPTED_IN",
  "SPINNING",
  "WAITING",
  "ACTIVE",
  "CONVERTED",
  "LOST",
  "FORFEITED",
  "EXPIRED",
  "CANCELLED",
] as const;
export type BonusStatus = (typeof BONUS_STATUSES)[number];

export const SPENDING_ORDERS = ["OWN_FIRST", "BONUS_FIRST"] as const;
export type SpendingOrder = (typeof SPENDING_ORDERS)[number];

export const VERTICALS = ["casino", "horses", "poker", "sports"] as const;

export const OFFER_STATES = ["SCHEDULED", "OPEN", "ENDED"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const LOYALTY_ENTRY_KINDS = ["EARNED", "REDEEMED", "ADJUSTED"] as const;
export type LoyaltyEntryKind = (typeof LOYALTY_ENTRY_KINDS)[number];
