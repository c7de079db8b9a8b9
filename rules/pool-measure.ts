import { stakeMeasureOf } from "./stake-limits.ts";

/**
 * Pools are counted in millionths of minor units; in more precise currencies, a dollar's worth would overflow
 * the column.
 */
const MEASURE_MAX = 50_000;

/**
 * How many minor units correspond to one cent for jackpots (seeds and odds). The same as for stakes, except
 * in the most precise currencies.
 */
export function poolMeasureOf(currency: string): number {
  return Math.min(stakeMeasureOf(currency), MEASURE_MAX);
}
