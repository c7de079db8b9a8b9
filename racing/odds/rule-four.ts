import type { PriceMilli } from "./price.ts";

/**
 * The Rule 4 deduction from winnings for a withdrawn horse, in percent, depending on its price. The bands are the usual
 * ones in fractional odds; a price between two bands gets the smaller deduction.
 */
const bands: readonly { upTo: PriceMilli; percent: number }[] = [
  { upTo: 1_111, percent: 90 },
  { upTo: 1_181, percent: 85 },
  { upTo: 1_250, percent: 80 },
  { upTo: 1_300, percent: 75 },
  { upTo: 1_400, percent: 70 },
  { upTo: 1_533, percent: 65 },
  { upTo: 1_615, percent: 60 },
  { upTo: 1_800, percent: 55 },
  { upTo: 1_952, percent: 50 },
  { upTo: 2_200, percent: 45 },
  { upTo: 2_500, percent: 40 },
  { upTo: 2_750, percent: 35 },
  { upTo: 3_250, percent: 30 },
  { upTo: 4_000, percent: 25 },
  { upTo: 5_000, percent: 20 },
  { upTo: 6_500, percent: 15 },
  { upTo: 10_000, percent: 10 },
  { upTo: 15_000, percent: 5 },
];

const DEDUCTION_MAXIMUM = 90;

/**
 * The total deduction for a bet that was taken before some horses were withdrawn, based on their prices at
 * the time of withdrawal. Deductions add up, to at most 90%.
 */
export function ruleFourPercent(withdrawnPrices: readonly PriceMilli[]): number {
  const total = withdrawnPrices.reduce(
    (sum, price) => sum + (bands.find(({ upTo }) => price <= upTo)?.percent ?? 0),
    0,
  );
  return Math.min(DEDUCTION_MAXIMUM, total);
}
