import type { Weighted } from "./slot.ts";

const meanOf = (values: Weighted, of: (value: number) => number): number =>
  values.reduce((sum, [value, weight]) => sum + of(value) * weight, 0) /
  values.reduce((sum, [, weight]) => sum + weight, 0);

export const weightedMean = (values: Weighted): number => meanOf(values, (value) => value);

export const meanSquare = (values: Weighted): number => meanOf(values, (value) => value * value);
