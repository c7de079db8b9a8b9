/**
 * Decimal odds in thousandths: 4500 returns 4.50 for 1, stake included. Prices are rounded to a ladder of the
 * usual steps.
 */
export type PriceMilli = number;

const ladder = [
  { below: 5_000, step: 10 },
  { below: 10_000, step: 50 },
  { below: 25_000, step: 100 },
  { below: 50_000, step: 250 },
  { below: 100_000, step: 500 },
  { below: 250_000, step: 1_000 },
  { below: 1_000_000, step: 5_000 },
  { below: Number.POSITIVE_INFINITY, step: 25_000 },
];
export const SHORTEST_PRICE: PriceMilli = 1_010;
export const LONGEST_PRICE: PriceMilli = 5_000_000;

/**
 * The longest price on the ladder that returns no more than `returnShare` of the stakes; `null` if even the shortest
 * price returns more, in which case the bet is not offered.
 */
export function priceFor(chance: number, returnShare: number): PriceMilli | null {
  const fair = (returnShare / chance) * 1000;
  if (!(fair >= SHORTEST_PRICE)) return null;
  const { step } = ladder.find(({ below }) => fair < below)!;
  // The small constant prevents a floating-point error from turning a price that is exactly on a step into the next
  // lower step.
  return Math.min(LONGEST_PRICE, Math.floor(fair / step + 1e-9) * step);
}
