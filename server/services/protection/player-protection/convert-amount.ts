import { approximate, type ExchangeRates } from "@parlour/rules/approximate";
import { amountOf, minorUnitsOf } from "@parlour/rules/money";

/**
 * Converts an amount to compare it with a limit. If there is no exchange rate, amounts are compared one to
 * one.
 */
export function convertAmount(amountMinor: bigint, from: string, to: string, rates: ExchangeRates): bigint {
  if (from === to) return amountMinor;
  const amount = amountOf(amountMinor, from);
  return minorUnitsOf(approximate(amount, from, to, rates) ?? amount, to);
}
