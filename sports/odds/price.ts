/**
 * Decimal odds as a whole number of thousandths: 1.95 is 1950. Prices have at most three decimals on the
 * wire, so this form is exact and payouts need no floating point.
 */
export type Price = number;

export const LOWEST_PRICE: Price = 1_001;
export const HIGHEST_PRICE: Price = 1_000_000;

/** Coarser steps for longer prices: 3 decimals below 10, 2 below 100, 1 above. */
export function priceStep(price: Price): number {
  if (price < 10_000) return 1;
  return price < 100_000 ? 10 : 100;
}

/** The nearest price that can be offered for decimal odds computed by a model. */
export function priceOf(decimal: number): Price {
  const exact = Math.min(Math.max(decimal * 1000, LOWEST_PRICE), HIGHEST_PRICE);
  const step = priceStep(exact);
  return Math.round(exact / step) * step;
}

export function decimalOf(price: Price): number {
  return price / 1000;
}

export function assertPrice(price: Price): void {
  if (!Number.isInteger(price) || price <= 1000 || price > HIGHEST_PRICE)
    throw new RangeError(`Not a price in thousandths: ${price}`);
}
