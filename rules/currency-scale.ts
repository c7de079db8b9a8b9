import { precisionOf } from "./currency.ts";

/** How much of a currency buys about as much as one of others, for those whose unit is far from a dollar's worth. */
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

/** The house's fixed measure of a currency: coarse on purpose, never a rate, and never what money is changed by. */
export function scaleOf(currency: string): number {
  return Object.hasOwn(scales, currency) ? scales[currency]! : 1;
}

/** Every scale is a whole number of these. */
const scaleUnits = 100_000_000;

/** A threshold of one currency in the measure of another, rounded up: what is above nothing stays above it. */
export function thresholdIn(minor: bigint, from: string, to: string): bigint {
  const unitOf = (currency: string) =>
    BigInt(Math.round(scaleOf(currency) * scaleUnits)) * 10n ** BigInt(precisionOf(currency));
  const divisor = unitOf(from);
  return (minor * unitOf(to) + divisor - 1n) / divisor;
}
