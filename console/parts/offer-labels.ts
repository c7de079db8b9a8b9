import type { OfferType, SpendingOrder } from "@parlour/contracts/bonuses";
import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";

export type AmountName = keyof OfferPlan["amounts"][string];

export const typeLabels: Record<OfferType, string> = {
  DEPOSIT_MATCH: "Deposit match: a percentage of a deposit",
  CASHBACK: "Cashback: a percentage of losses",
  FREE_BET: "Free bet: a stake paid by the house, or an amount to play with",
  CASH: "Cash: an amount, without wagering",
  SPINS: "Free spins: rounds paid by the house",
};

export const amountLabels: Record<AmountName, string> = {
  minDeposit: "Minimum deposit",
  maxAmount: "Maximum bonus",
  amount: "Amount",
  spinStake: "Stake per spin",
  maxBet: "Maximum stake",
  maxConversion: "Maximum conversion",
};

export const orderLabels: Record<SpendingOrder, string> = {
  OWN_FIRST: "The player's own money first",
  BONUS_FIRST: "Bonus money first",
};
