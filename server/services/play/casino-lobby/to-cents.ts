import { precisionOf } from "@parlour/rules/currency";

/**
 * Converts minor units to hundredths of the currency unit, which are fractional for currencies with smaller
 * minor units.
 */
export function toCents(amountMinor: number, currency: string): number {
  return (amountMinor * 100) / 10 ** precisionOf(currency);
}
