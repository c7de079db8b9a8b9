import { precisionOf } from "@parlour/rules/currency";

/** Hundredths of the currency's unit, whatever its own smallest unit is: a coin finer than that has fractions of them. */
export function toCents(amountMinor: number, currency: string): number {
  return (amountMinor * 100) / 10 ** precisionOf(currency);
}
