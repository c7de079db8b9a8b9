import { stakeMeasureOf } from "./stake-limits.ts";

/**
 * The maximum number of minor units per cent for jackpots. Pools are counted in millionths of minor units,
 * which would overflow the column in more precise currencies.
 */
const MEASURE_MAX = 50_000;

/**
 * How many minor units correspond to one cent for jackpots (seeds and odds). The same as for stakes, except
 * in the most precise currencies.
 */
export function poolMeasureOf(currency: string): number {
  return Math.min(stakeMeasureOf(currency), MEASURE_MAX);
}
