import { precisionOf } from "./currency.ts";

/**
 * How many minor units make a round amount worth roughly one dollar, for currencies where that is not one
 * major unit. Offers and points use these figures, which are fixed and are not exchange rates.
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

/** Converts a threshold to another currency, rounding up so that a positive threshold stays positive. */
export function thresholdIn(minor: bigint, from: string, to: string): bigint {
  const divisor = currencyUnitMinor(from);
  return (minor * currencyUnitMinor(to) + divisor - 1n) / divisor;
}
