import { precisionOf } from "./currency.ts";

/** The stakes of a round in minor units: minimum, maximum, default, and the ladder on offer. */
export type StakeLimits = {
  minMinor: number;
  maxMinor: number;
  defaultMinor: number;
  stepsMinor: readonly number[];
};

/** Stakes for a currency whose unit is worth about a dollar, in hundredths. */
const usualSteps = [10, 20, 50, 100, 200, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000];
const usualDefault = 100;

/** The scale factor for currencies whose unit is worth far more or less than a dollar. */
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

/** A game's own stakes where they differ from the defaults, in units worth about a dollar. */
export type ChosenStakes = { min: number; max: number; default: number };

/** How many minor units of a currency correspond to one cent of a dollar-like currency. */
export function stakeMeasureOf(currency: string): number {
  const scale = Object.hasOwn(scales, currency) ? scales[currency]! : 1;
  return Math.max(1, Math.round((scale * 10 ** precisionOf(currency)) / 100));
}

/** The stakes in a currency: the game's own, scaled to the currency, or the defaults. */
export function stakeLimitsOf(currency: string, chosen?: ChosenStakes | null): StakeLimits {
  const measure = stakeMeasureOf(currency);
  const toMinor = (hundredths: number) => Math.round(hundredths * measure);
  if (!chosen) {
    const stepsMinor = usualSteps.map(toMinor);
    const [minMinor, maxMinor] = [stepsMinor[0]!, stepsMinor.at(-1)!];
    return { minMinor, maxMinor, defaultMinor: toMinor(usualDefault), stepsMinor };
  }
  // A coarse currency may round the minimum stake to zero, so it is at least one minor unit.
  const own = (units: number) => Math.max(1, toMinor(units * 100));
  const [minMinor, maxMinor, defaultMinor] = [own(chosen.min), own(chosen.max), own(chosen.default)];
  const within = usualSteps.map(toMinor).filter((step) => step > minMinor && step < maxMinor);
  const stepsMinor = [...new Set([minMinor, ...within, defaultMinor, maxMinor])].sort((a, b) => a - b);
  return { minMinor, maxMinor, defaultMinor, stepsMinor };
}
