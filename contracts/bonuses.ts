// Plain data without schemas, so that browser code can import it for nothing.

export const BONUS_TYPES = [
  "DEPOSIT_MATCH",
  "FREE_BET",
  "CASH",
  "CASHBACK",
  "SPINS",
  "POINTS",
  "REFERRAL",
] as const;
/** POINTS is what redeemed points become, REFERRAL what a friend brought; the others are what an offer may give. */
export type BonusType = (typeof BONUS_TYPES)[number];

export const OFFER_TYPES = ["DEPOSIT_MATCH", "FREE_BET", "CASH", "CASHBACK", "SPINS"] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/**
 * OPTED_IN waits for a deposit or for the end of its period · SPINNING: its spins are being played · WAITING:
 * granted, while another bonus runs · ACTIVE: it is being wagered · the others are ends (LOST: nothing of it is left).
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
