import { type PriceMilli, priceFor } from "./price.ts";

/** Each-way terms: the place part pays `numerator / denominator` of the win odds for the first `places`. */
export interface EachWayTerms {
  places: number;
  numerator: number;
  denominator: number;
}

/** The usual each-way terms by number of starters; `null` means that bets are win only. */
export function eachWayTerms(starters: number, isHandicap: boolean): EachWayTerms | null {
  if (starters < 5) return null;
  if (starters < 8) return { places: 2, numerator: 1, denominator: 4 };
  if (isHandicap && starters >= 16) return { places: 4, numerator: 1, denominator: 4 };
  if (isHandicap && starters >= 12) return { places: 3, numerator: 1, denominator: 4 };
  return { places: 3, numerator: 1, denominator: 5 };
}

/**
 * The win price at which an each-way bet is offered. With fixed terms, the place part on an outsider behind a
 * strong favourite can be worth more than it costs, so the price is shortened until both parts together
 * return what the market should return.
 */
export function eachWayPrice(
  { winChance, placedChance }: { winChance: number; placedChance: number },
  { numerator, denominator }: EachWayTerms,
  { winPriceMilli, returnShare }: { winPriceMilli: PriceMilli; returnShare: number },
): PriceMilli | null {
  const fraction = numerator / denominator;
  const price = (2 * returnShare - placedChance * (1 - fraction)) / (winChance + fraction * placedChance);
  if (price <= 1) return null;
  const onLadder = priceFor(1, price);
  return onLadder === null ? null : Math.min(winPriceMilli, onLadder);
}

/** The expected return of both parts together, as a share of both stakes. */
export const eachWayReturn = (
  { winChance, placedChance }: { winChance: number; placedChance: number },
  { numerator, denominator }: EachWayTerms,
  priceMilli: PriceMilli,
): number => {
  const odds = priceMilli / 1000 - 1;
  return (winChance * (1 + odds) + placedChance * (1 + (odds * numerator) / denominator)) / 2;
};
