import { stakeMeasureOf } from "./stake-limits.ts";

/** Pools are counted in millionths of minor units: in a finer currency a dollar's worth of them would not fit. */
const MEASURE_MAX = 50_000;

/**
 * How many minor units of a currency stand for a cent of a dollar where jackpots are concerned: their seeds, and the
 * chances to win them. In all but the finest currencies as many as in stakes.
 */
export function poolMeasureOf(currency: string): number {
  return Math.min(stakeMeasureOf(currency), MEASURE_MAX);
}
