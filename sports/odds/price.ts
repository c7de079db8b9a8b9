/**
 * Decimal odds as a whole number of thousandths: 1.95 is 1950. API prices have at most three decimals, so
 * this form is exact and payouts need no floating point.
 */
export type Price = number;

export const LOWEST_PRICE: Price = 1_001;
export const HIGHEST_PRICE: Price = 1_000_000;

/**
 * Returns the price step: two decimals, but three below 1.1, where a hundredth would be a large part of the
 * profit, and one above 100.
 */
export function priceStep(price: Price): number {
  if (price < 1_100) return 1;
  return price < 100_000 ? 10 : 100;
}

/** The nearest price that can be offered for the decimal odds of a model. */
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
    throw new RangeError(`Invalid price in thousandths: ${price}`);
}
