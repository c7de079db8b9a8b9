import { precisionOf } from "./currency.ts";

/**
 * How many minor units make a handy amount, roughly what one dollar buys, where one major unit does not: offers and
 * points are reckoned in it. Round figures, not rates of exchange.
 */
export const currencyUnitsMinor: Readonly<Record<string, number>> = {
  JPY: 100,
  INR: 100,
  VND: 25_000,
  IDR: 15_000,
  BTC: 1_000,
  XBT: 1_000,
  ETH: 30_000,
  BCH: 200_000,
  BSV: 2_000_000,
  LTC: 1_000_000,
};

export function currencyUnitMinor(
  currency: string,
  units: Readonly<Record<string, number>> = currencyUnitsMinor,
): bigint {
  const known = Object.hasOwn(units, currency) ? units[currency] : undefined;
  return known === undefined ? 10n ** BigInt(precisionOf(currency)) : BigInt(known);
}

/** A threshold of one currency in the measure of another, rounded up: what is above nothing stays above it. */
export function thresholdIn(minor: bigint, from: string, to: string): bigint {
  const divisor = currencyUnitMinor(from);
  return (minor * currencyUnitMinor(to) + divisor - 1n) / divisor;
}
