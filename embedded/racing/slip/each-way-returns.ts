import type { EachWayTerms } from "@parlour/racing/odds/each-way";
import { amountOf, minorUnitsOf } from "@parlour/rules/money";

type EachWay = { terms: EachWayTerms; currency: string };

/**
 * What an each-way bet pays, stakes included, if its horse wins and if it is only placed. `stake` is the stake of each
 * of its two parts, which are rounded down one by one as in the settlement.
 */
export function eachWayReturns(price: number, stake: number, { terms, currency }: EachWay) {
  const stakeMinor = minorUnitsOf(stake, currency);
  const odds = BigInt(Math.round(price * 1000)) - 1000n;
  const placeOdds = odds * BigInt(terms.numerator);
  const whole = 1000n * BigInt(terms.denominator);
  const winMinor = (stakeMinor * (odds + 1000n)) / 1000n;
  const placeMinor = (stakeMinor * (placeOdds + whole)) / whole;
  return { won: amountOf(winMinor + placeMinor, currency), placed: amountOf(placeMinor, currency) };
}
