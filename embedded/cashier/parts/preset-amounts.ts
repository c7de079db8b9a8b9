const steps = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000];

/** Up to five round amounts within the limits, scaled to the minimum. */
export function presetAmounts(min: number, max: number): number[] {
  const scale = 10 ** Math.floor(Math.log10(min));
  return steps
    .map((step) => Number((step * scale).toPrecision(12)))
    .filter((amount) => amount >= min && amount <= max)
    .slice(0, 5);
}

/** Preset amounts for a withdrawal: up to four round amounts, then the maximum. */
export function payoutAmounts(min: number, max: number): number[] {
  if (max < min) return [];
  const round = presetAmounts(min, max).filter((amount) => amount < max);
  return [...round.slice(0, 4), max];
}
