import { marketKinds } from "../markets/kinds.ts";
import type { PricedMarket } from "../model/pricing.ts";
import { HIGHEST_PRICE, LOWEST_PRICE, priceStep } from "../odds/price.ts";

/** How far rounding can move the inverse of a price. */
const roundingOf = (price: number): number => (priceStep(price) * 500) / (price - priceStep(price) / 2) ** 2;

/** The lowest and the highest price move an inverse price by at most this much. */
const CUT = 0.001;

/**
 * Returns what is wrong with the prices of a market: its fair probabilities are incomplete, or its overround is not its
 * margin. Where every outcome is priced separately, each price must contain the margin.
 */
export function overroundFault({ id, market, outcomes }: PricedMarket): string | undefined {
  const { method, permille, winners } = marketKinds[market.kind].margin;
  const target = 1 + permille / 1000;
  const isCut = (price: number | undefined) =>
    price === undefined || price === LOWEST_PRICE || price === HIGHEST_PRICE;
  if (method === "each") {
    const wrong = outcomes.find(({ probability, price }) => {
      if (price === undefined) return probability > 1e-6;
      return !isCut(price) && Math.abs(1000 / price - probability * target) > roundingOf(price) + 1e-9;
    });
    return wrong && `${id} ${wrong.outcome}: ${wrong.price} for ${wrong.probability}`;
  }
  const fair = outcomes.reduce((sum, { probability }) => sum + probability, 0);
  if (Math.abs(fair - winners) > 1e-4) return `${id}: the probabilities add up to ${fair}`;
  const prices = outcomes.flatMap(({ price }) => (price === undefined ? [] : [price]));
  const overround = prices.reduce((sum, price) => sum + 1000 / price, 0);
  const rounding = prices.reduce((sum, price) => sum + roundingOf(price), 0);
  const cut = outcomes.filter(({ price }) => isCut(price)).length * CUT;
  return Math.abs(overround - winners * target) > rounding + cut + 1e-4
    ? `${id}: an overround of ${overround} instead of ${winners * target}`
    : undefined;
}
