import { formatAmount } from "@parlour/rules/currency";
import { minorUnitsOf } from "@parlour/rules/money";
import { languageTag } from "./languages.ts";

/** Formats an amount from the API for display. */
export function formatMoney(amount: number, currency: string, language: string): string {
  return formatAmount(minorUnitsOf(amount, currency), currency, languageTag(language));
}
