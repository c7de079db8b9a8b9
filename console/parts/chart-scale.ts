/** Returns a round step for an axis: 1, 2 or 5 times a power of ten. */
export function niceStep(span: number, wanted: number): number {
  if (!(span > 0)) return 1;
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}

export type Scale = { low: number; high: number; ticks: number[] };

/** Returns the scale of an axis, from zero (or lower for negative figures) to the next round number. */
export function scaleOf(values: readonly number[], wanted = 4): Scale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = niceStep(highest - lowest, wanted);
  const low = Math.floor(lowest / step) * step;
  const high = Math.max(Math.ceil(highest / step) * step, low + step);
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}
