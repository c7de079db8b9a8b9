/** The two-sided p-value of a standard normal value `z`. */
export function twoSidedChance(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return series * Math.exp(-x * x);
}

/**
 * The chi-squared statistic of counts against their expectation, as a standard normal value
 * (Wilson–Hilferty).
 */
export function chiSquareZ(counts: ArrayLike<number>, expected: (index: number) => number): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += (counts[i]! - expected(i)) ** 2 / expected(i);
  return chiSquareAsZ(sum, counts.length - 1);
}

export function chiSquareAsZ(chiSquare: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}
