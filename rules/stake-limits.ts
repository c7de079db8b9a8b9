import { precisionOf } from "./currency.ts";

/** The stakes of a round in minor units: minimum, maximum, default, and the list of selectable stakes. */
export type StakeLimits = {
  minMinor: number;
  maxMinor: number;
  defaultMinor: number;
  stepsMinor: readonly number[];
};

/** The default stakes, in US cents. `stakeMeasureOf` scales them to other currencies. */
const usualSteps = [10, 20, 50, 100, 200, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000];
const usualDefault = 100;
/** Further stakes, in US cents, for games whose own maximum stake is above the default one. */
const higherSteps = [100_000, 250_000, 500_000];

/** Roughly how many units of a currency are worth one US dollar; 1 for currencies that are not listed. */
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

/** A game's own stakes, which replace the defaults. They are in US dollars and are scaled to other currencies. */
export type ChosenStakes = { min: number; max: number; default: number };

/** How many minor units of a currency are worth roughly one US cent. */
export function stakeMeasureOf(currency: string): number {
  const scale = Object.hasOwn(scales, currency) ? scales[currency]! : 1;
  return Math.max(1, Math.round((scale * 10 ** precisionOf(currency)) / 100));
}

/**
 * Converts an amount to approximate US dollars with the same fixed ratios, so that a threshold needs no exchange rates.
 */
export function roughDollars(amountMinor: bigint | number, currency: string): number {
  return Number(amountMinor) / stakeMeasureOf(currency) / 100;
}

/** A game's own rules for stakes, in US cents. `stakeMeasureOf` scales them to other currencies. */
export type StakeRule = {
  /** Every stake is a multiple of this, so that no win has to be rounded. */
  unit: number;
  /** The maximum stake, for games with fixed prizes; it keeps the largest prize within the payout cap. */
  most?: number | null;
  /**
   * For games with several hands per round: how many hands a round can have, and how many side bets each hand can
   * have.
   */
  hands?: { max: number; sideBets: number } | null;
};

const anyStake: StakeRule = { unit: 1 };

/** The maximum side bet is this fraction of the maximum stake of a hand. */
export const SIDE_BET_SHARE = 1 / 5;

/** The maximum stake of a side bet; at least the minimum stake of a hand. */
export const sideMaxOf = ({ minMinor, maxMinor }: StakeLimits, unitMinor: number): number =>
  Math.max(minMinor, Math.floor((maxMinor * SIDE_BET_SHARE) / unitMinor) * unitMinor);

/** The maximum total stake of a round: all hands with all side bets, or else one stake. */
export function roundMaxOf(limits: StakeLimits, unitMinor: number, { hands }: StakeRule = anyStake): number {
  if (!hands) return limits.maxMinor;
  return hands.max * (limits.maxMinor + hands.sideBets * sideMaxOf(limits, unitMinor));
}

/**
 * If fewer of the standard steps than this are multiples of the game's unit, the steps are derived from the unit
 * instead.
 */
const fewestSteps = 9;

/** The unit of a game's stakes: every stake is a multiple of this many minor units. */
export const stakeUnitOf = (currency: string, { unit }: StakeRule = anyStake): number =>
  unit * stakeMeasureOf(currency);

/** The stakes in a currency: the game's own stakes scaled to the currency, or the defaults. */
export function stakeLimitsOf(
  currency: string,
  chosen?: ChosenStakes | null,
  rule: StakeRule = anyStake,
): StakeLimits {
  const measure = stakeMeasureOf(currency);
  const highest = Math.min(rule.most ?? Number.POSITIVE_INFINITY, usualSteps.at(-1)!);
  const usual = ladder(rule.unit).filter((step) => step <= highest);
  if (!chosen) {
    const stepsMinor = usual.map((step) => step * measure);
    const defaultMinor = nearest(usual, usualDefault) * measure;
    return { minMinor: stepsMinor[0]!, maxMinor: stepsMinor.at(-1)!, defaultMinor, stepsMinor };
  }
  // The chosen stakes might not be multiples of the game's unit, so the maximum is rounded down to a multiple, and the
  // minimum and default are rounded up.
  const most = floorTo(rule.unit, Math.min(chosen.max * 100, rule.most ?? Number.POSITIVE_INFINITY));
  const max = Math.max(rule.unit, most);
  const within = (units: number) => Math.min(max, Math.max(rule.unit, ceilTo(rule.unit, units * 100)));
  const [min, common] = [within(chosen.min), within(chosen.default)];
  const higher = higherSteps.filter((step) => step % rule.unit === 0);
  const between = [...ladder(rule.unit), ...higher].filter((step) => step > min && step < max);
  const steps = [...new Set([min, ...between, common, max])].sort((a, b) => a - b);
  const stepsMinor = steps.map((step) => step * measure);
  return { minMinor: min * measure, maxMinor: max * measure, defaultMinor: common * measure, stepsMinor };
}

/** The stakes up to a jurisdiction's maximum; at least the minimum stake remains. */
export function capStakes(limits: StakeLimits, capMinor: number | null, unitMinor: number): StakeLimits {
  if (capMinor === null || capMinor >= limits.maxMinor) return limits;
  const maxMinor = Math.max(limits.minMinor, Math.floor(capMinor / unitMinor) * unitMinor);
  const below = limits.stepsMinor.filter((step) => step < maxMinor);
  return {
    minMinor: limits.minMinor,
    maxMinor,
    defaultMinor: Math.min(limits.defaultMinor, maxMinor),
    stepsMinor: [...below, maxMinor],
  };
}

/** The standard steps that are multiples of the unit, or else the unit times 1, 2, 5, 10 and so on. */
function ladder(unit: number): number[] {
  const highest = usualSteps.at(-1)!;
  const usual = usualSteps.filter((step) => step % unit === 0);
  const start = [unit, 2 * unit].filter((step) => step >= usualSteps[0]! && step < (usual[0] ?? highest));
  const steps = [...start, ...usual];
  if (steps.length >= fewestSteps) return steps;
  return usualSteps.map((step) => (step / usualSteps[0]!) * unit).filter((step) => step <= highest);
}

const nearest = (steps: readonly number[], wanted: number): number =>
  steps.reduce((best, step) => (Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best));

// Multiplying an amount by 100 may leave a floating-point error, so the product is rounded first.
const floorTo = (unit: number, hundredths: number): number =>
  Math.floor(Math.round(hundredths) / unit) * unit;
const ceilTo = (unit: number, hundredths: number): number => Math.ceil(Math.round(hundredths) / unit) * unit;
