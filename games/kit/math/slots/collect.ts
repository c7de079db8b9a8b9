import type { RandomSource } from "../random-source.ts";
import { drawWeighted } from "./draw-weighted.ts";
import type { Collect } from "./slot.ts";

export type CollectResult = {
  cash: { at: number; value: number }[];
  collectors: number[];
  multiplier: number;
  /** How many collectors have landed in the free spins so far, including this spin; 0 in the paid spin. */
  collected: number;
  /** The free spins that the meter awards. */
  moreSpins: number;
  /** The win as a multiple of the stake. */
  total: number;
};

/** How many times the meter has been filled. After its last multiplier, the meter cannot be filled again. */
export const meterLevel = ({ meter }: Collect, collected: number): number =>
  Math.min(Math.floor(collected / meter.every), meter.multipliers.length - 1);

/**
 * Draws the values of the cash symbols, which every collector pays. `collectedBefore` is null in the paid spin, because
 * collectors fill the meter only during free spins.
 */
export function playCollect(
  collect: Collect,
  cashPlaces: readonly number[],
  collectors: number[],
  collectedBefore: number | null,
  random: RandomSource,
): CollectResult {
  const cash = cashPlaces.map((at) => ({
    at,
    value: drawWeighted(collect.values, ([, weight]) => weight, random)[0],
  }));
  const before = meterLevel(collect, collectedBefore ?? 0);
  const collected = collectedBefore === null ? 0 : collectedBefore + collectors.length;
  const multiplier = collect.meter.multipliers[before]!;
  const sum = cash.reduce((total, { value }) => total + value, 0);
  return {
    cash,
    collectors,
    multiplier,
    collected,
    moreSpins: (meterLevel(collect, collected) - before) * collect.meter.moreSpins,
    total: sum * collectors.length * multiplier,
  };
}
