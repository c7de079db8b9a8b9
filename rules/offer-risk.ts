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
/** Amounts in US cents; other currencies are converted roughly. */
const highestUsualGift = 500_00;
const highestGoodwill = 100_00;

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

/**
 * Whether a second operator must approve a grant of the offer. One operator alone may give a few players something
 * small for goodwill; more than that is like a correction of their balance, which takes two as well.
 */
export function grantNeedsSecondPerson(
  terms: OfferTerms,
  to: { tiers: readonly string[] } | { playerIds: readonly string[] },
): boolean {
  if (!isGenerous(terms)) return false;
  return "tiers" in to || to.playerIds.length * costOf(terms) > highestGoodwill;
}

/** Returns the highest cost of one claim in any currency, roughly in US cents. */
function costOf(terms: OfferTerms): number {
  const cents = worstCaseOf(terms).map(
    ({ currency, perClaim }) => (perClaim * 10 ** precisionOf(currency)) / stakeMeasureOf(currency),
  );
  return Math.max(0, ...cents);
}

/**
 * Whether a second operator must approve the offer. Approval is needed for public, generous offers, because
 * their cost grows with the number of players.
 */
export function needsSecondPerson(terms: OfferTerms): boolean {
  return terms.isPublic && isGenerous(terms);
}

/** Removes the rounding error of multiplied doubles. */
function round(amount: number): number {
  return Number(amount.toFixed(8));
}
