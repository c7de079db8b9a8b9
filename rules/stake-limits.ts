import { precisionOf } from "./currency.ts";

/** What a round may cost, in minor units: a smallest and a largest stake, the usual one, and those offered. */
export type StakeLimits = {
  minMinor: number;
  maxMinor: number;
  defaultMinor: number;
  stepsMinor: readonly number[];
};

/** Stakes of a currency whose unit buys about as much as a dollar, in hundredths. */
const usualSteps = [10, 20, 50, 100, 200, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000];
const usualDefault = 100;

/** How much of a currency is staked where others stake one, for those whose unit is far from it. */
const scales: Readonly<Record<string, number>> = {
  JPY: 100,
  INR: 100,
  VND: 20_000,
  IDR: 10_000,
  MXN: 10,
  CNY: 10,
  BTC: 0.000_01,
  XBT: 0.000_01,
  mBTC: 0.01,
  ETH: 0.000_5,
  BCH: 0.002,
  LTC: 0.01,
  BSV: 0.02,
};

export function stakeLimitsOf(currency: string): StakeLimits {
  const scale = Object.hasOwn(scales, currency) ? scales[currency]! : 1;
  const minorPerStep = (scale * 10 ** precisionOf(currency)) / 100;
  const toMinor = (hundredths: number) => Math.round(hundredths * minorPerStep);
  const stepsMinor = usualSteps.map(toMinor);
  return {
    minMinor: stepsMinor[0]!,
    maxMinor: stepsMinor.at(-1)!,
    defaultMinor: toMinor(usualDefault),
    stepsMinor,
  };
}
