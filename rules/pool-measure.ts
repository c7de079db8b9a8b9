import { stakeMeasureOf } from "./stake-limits.ts";

/**
 * The upper limit of `poolMeasureOf`. Jackpot pools are stored in millionths of a minor unit, so in
 * currencies with many decimals a higher value would overflow the database column.
 */
const MEASURE_MAX = 50_000;

/**
 * How many minor units of a currency count as one US cent in jackpot seeds and odds. It is the same number as for
 * stakes, but limited to `MEASURE_MAX` in currencies with many decimals.
 */
export function poolMeasureOf(currency: string): number {
  return Math.min(stakeMeasureOf(currency), MEASURE_MAX);
}
