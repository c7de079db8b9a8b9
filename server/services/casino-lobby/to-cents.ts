import { precisionOf } from "@parlour/rules/currency";

/** Hundredths of the currency's unit, whatever its own smallest unit is; what does not fit is cut. */
export function toCents(amountMinor: number, currency: string): number {
  return Math.floor(amountMinor / 10 ** (precisionOf(currency) - 2));
}
