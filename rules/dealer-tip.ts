import { stakeMeasureOf } from "./stake-limits.ts";

/** The suggested tips, the minimum and maximum of one tip, and the maximum in 24 hours, in minor units. */
export type TipLimits = {
  amountsMinor: readonly bigint[];
  minMinor: bigint;
  maxMinor: bigint;
  dailyMinor: bigint;
};

/** The suggested tips and the maximum in 24 hours, in US cents; `stakeMeasureOf` scales them to other currencies. */
const amounts = [100, 200, 500, 1_000, 2_500];
const daily = 20_000;

export function tipLimitsOf(currency: string): TipLimits {
  const measure = BigInt(stakeMeasureOf(currency));
  const amountsMinor = amounts.map((amount) => BigInt(amount) * measure);
  return {
    amountsMinor,
    minMinor: amountsMinor[0]!,
    maxMinor: amountsMinor.at(-1)!,
    dailyMinor: BigInt(daily) * measure,
  };
}
