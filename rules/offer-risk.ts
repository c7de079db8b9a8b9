import { precisionOf } from "./currency.ts";
import { stakeMeasureOf } from "./stake-limits.ts";

/** The part of an offer that determines what it can cost. Amounts are in major units, by currency. */
export type OfferTerms = {
  type: "DEPOSIT_MATCH" | "FREE_BET" | "CASH" | "CASHBACK" | "SPINS";
  percent?: number | undefined;
  amounts: Readonly<
    Record<
      string,
      { maxAmount?: number | undefined; amount?: number | undefined; spinStake?: number | undefined }
    >
  >;
  spins?: { count: number } | undefined;
  wageringFactor: number;
  timesPerPlayer: number;
  isPublic: boolean;
};

const highestUsualPercent = 200;
const highestUsualCashback = 50;
/** Amounts in US cents; amounts in other currencies are converted with fixed approximate ratios. */
const highestUsualGift = 500_00;

/**
 * The maximum that one player can receive, in each currency. For free spins it is the total of their stakes,
 * not including winnings.
 */
export function worstCaseOf(terms: OfferTerms): { currency: string; perClaim: number; perPlayer: number }[] {
  return Object.entries(terms.amounts).map(([currency, amounts]) => {
    const perClaim =
      terms.type === "SPINS"
        ? (amounts.spinStake ?? 0) * (terms.spins?.count ?? 0)
        : (amounts.maxAmount ?? amounts.amount ?? 0);
    return { currency, perClaim: round(perClaim), perPlayer: round(perClaim * terms.timesPerPlayer) };
  });
}

/**
 * Whether an offer has almost no wagering requirement, a far higher percentage than usual, or a high amount that
 * players receive without a deposit.
 */
export function isGenerous(terms: OfferTerms): boolean {
  const { type, percent = 0, wageringFactor } = terms;
  if (type === "CASH") return true;
  if (type === "CASHBACK") return percent > highestUsualCashback;
  const isGift = type === "FREE_BET" || type === "SPINS";
  if (isGift && costOf(terms) > highestUsualGift) return true;
  return wageringFactor < 1 || percent > highestUsualPercent;
}

/** An action of the two-person policy, with its amount in approximate US dollars if it is known. */
export type RiskyAction = { action: string; amount?: number };

/**
 * Returns the actions that the two-person policy checks when an offer is saved, with the highest cost per player. A
 * public offer that is generous counts as a second action, because its cost grows with the number of players.
 */
export function offerActions(terms: OfferTerms): RiskyAction[] {
  const amount = costPerPlayer(terms);
  const isRisky = terms.isPublic && isGenerous(terms);
  return [
    { action: "BONUS_OFFER", amount },
    ...(isRisky ? [{ action: "BONUS_OFFER_GENEROUS", amount }] : []),
  ];
}

/**
 * Returns the action that the two-person policy checks when a generous offer is granted, with the highest total cost.
 * The cost of a grant to tiers is unknown, because their players change.
 */
export function grantActions(
  terms: OfferTerms,
  to: { tiers: readonly string[] } | { playerIds: readonly string[] },
): RiskyAction[] {
  if (!isGenerous(terms)) return [];
  if ("tiers" in to) return [{ action: "BONUS_GRANT" }];
  return [{ action: "BONUS_GRANT", amount: (to.playerIds.length * costOf(terms)) / 100 }];
}

/** Returns the most that one player can receive in any currency, in approximate US dollars. */
export const costPerPlayer = (terms: OfferTerms): number => (costOf(terms) * terms.timesPerPlayer) / 100;

/**
 * Returns the most that one player can receive in any currency, converted into one currency with fixed approximate
 * ratios.
 */
export function worstCaseIn(currency: string, terms: OfferTerms): number {
  const minor = costOf(terms) * terms.timesPerPlayer * stakeMeasureOf(currency);
  const precision = precisionOf(currency);
  return Number((minor / 10 ** precision).toFixed(precision));
}

/** Returns the highest cost of one claim in any currency, in approximate US cents. */
function costOf(terms: OfferTerms): number {
  const cents = worstCaseOf(terms).map(
    ({ currency, perClaim }) => (perClaim * 10 ** precisionOf(currency)) / stakeMeasureOf(currency),
  );
  return Math.max(0, ...cents);
}

/** Removes the rounding error of multiplied doubles. */
function round(amount: number): number {
  return Number(amount.toFixed(8));
}
