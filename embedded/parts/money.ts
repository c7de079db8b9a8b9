import { milliBitcoin, precisionOf } from "@parlour/rules/currency";
import { decimalText } from "@parlour/rules/decimal-text";
import { amountOf, minorUnitsOf } from "@parlour/rules/money";
import { decimalSeparatorOf } from "@parlour/web/i18n/decimal-separator";
import { languageTag } from "@parlour/web/i18n/languages";
import { type DecimalSeparator, keepAmount } from "@parlour/web/ui/amount-field";

/** The unit in which a player types an amount: millibitcoin for bitcoin, otherwise the currency itself. */
export type TypedUnit = {
  code: string;
  symbol: string;
  fractionDigits: number;
  decimalSeparator: DecimalSeparator;
  currency: string;
};

export function typedUnit(currency: string, language: string): TypedUnit {
  const decimalSeparator = decimalSeparatorOf(language);
  if ((milliBitcoin.currencies as readonly string[]).includes(currency)) {
    const { code, symbol } = milliBitcoin;
    return { code, symbol, fractionDigits: precisionOf(code), decimalSeparator, currency };
  }
  const fractionDigits = precisionOf(currency);
  return { code: currency, symbol: symbolOf(currency, language), fractionDigits, decimalSeparator, currency };
}

/** Removes everything that can't be part of an amount from the typed text. */
export const keepTyped = (typed: string, { fractionDigits, decimalSeparator }: TypedUnit): string =>
  keepAmount(typed, fractionDigits, decimalSeparator);

/** The entered text as a number in major units; null if it is not a valid amount. */
export function readAmount(typed: string, currency: string, unit: TypedUnit): number | null {
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(typed)) return null;
  // Bitcoin and millibitcoin have the same minor unit, so no conversion is needed.
  const amount = amountOf(minorUnitsOf(Number(typed), unit.code), currency);
  return amount > 0 ? amount : null;
}

/** Formats an amount in major units as text for an input field. */
export function writeAmount(amount: number, unit: TypedUnit): string {
  const text = decimalText(minorUnitsOf(amount, unit.currency), unit.fractionDigits);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

function symbolOf(currency: string, language: string): string {
  try {
    const parts = new Intl.NumberFormat(languageTag(language), {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
    }).formatToParts(0);
    return parts.find(({ type }) => type === "currency")?.value ?? currency;
  } catch {
    return currency;
  }
}
