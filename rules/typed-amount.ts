import { precisionOf } from "./currency.ts";
import { type AmountFault, isAmountFault, parseAmount } from "./money.ts";

type Separator = "." | ",";

/**
 * Parses an amount as a person would type it; NaN if the text is not an amount. In a language that writes decimals with
 * a point, a comma before groups of three digits separates thousands, so `1,000` is a thousand, while `12,5` and
 * `0,125` are decimals.
 */
export function readAmount(typed: string, decimalSeparator: Separator = "."): number {
  return Number(plainDecimal(typed, decimalSeparator) ?? Number.NaN);
}

/** Rewrites a typed amount without separators for thousands and with a decimal point: `1.234,50` as `1234.50`. */
function plainDecimal(typed: string, decimalSeparator: Separator): string | undefined {
  const text = withoutSpaces(typed);
  if (decimalSeparator === "." && /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text))
    return text.replaceAll(",", "");
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll(".", "").replace(",", ".");
  return /^\d+([.,]\d+)?$/.test(text) ? text.replace(",", ".") : undefined;
}

/** Removes spaces and apostrophes between groups of three digits. Elsewhere they may be a mistyped decimal point. */
function withoutSpaces(typed: string): string {
  const text = typed.trim();
  return /^\d{1,3}([\s']\d{3})+([.,]\d+)?$/.test(text) ? text.replace(/[\s']/g, "") : text;
}

export type TypedAmountFault = AmountFault | "AMBIGUOUS";

/**
 * Why a typed text can't be used as an amount of money; undefined if it can. Excess decimals are refused rather than
 * rounded. `1.000` is ambiguous in a currency with fewer than three decimals, because the writer may mean a thousand.
 */
export function typedAmountFault(
  typed: string,
  currency: string,
  decimalSeparator: Separator = ".",
): TypedAmountFault | undefined {
  const plain = plainDecimal(typed, decimalSeparator);
  if (plain === undefined) return "NOT_A_NUMBER";
  const decimals = plain.split(".")[1] ?? "";
  if (decimals.length > precisionOf(currency)) {
    const mayBeThousands = decimals === "000" && /^[1-9]\d{0,2}[.,]/.test(withoutSpaces(typed));
    return mayBeThousands ? "AMBIGUOUS" : "TOO_PRECISE";
  }
  const parsed = parseAmount(Number(plain), currency);
  return isAmountFault(parsed) ? parsed : undefined;
}
