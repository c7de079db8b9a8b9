import { precisionOf } from "./currency.ts";
import { decimalText } from "./decimal-text.ts";

/** An amount of money: an integer of the currency's smallest units. Never a float. */
export type Money = { amountMinor: bigint; currency: string };

export type AmountFault = "NOT_A_NUMBER" | "NOT_POSITIVE" | "TOO_PRECISE" | "TOO_LARGE";

/** A double keeps every decimal of fifteen digits; beyond that the wire could not carry an amount exactly. */
export const LARGEST_AMOUNT_MINOR = 10n ** 15n - 1n;

/**
 * Turns an amount from the wire (a JSON number in major units) into minor units, exactly. The digits are taken
 * from the number's own shortest decimal text, so that 0.1 is one tenth and nothing is ever multiplied.
 */
export function parseAmount(amount: unknown, currency: string): bigint | AmountFault {
  if (typeof amount !== "number" || !Number.isFinite(amount)) return "NOT_A_NUMBER";
  if (amount <= 0) return "NOT_POSITIVE";
  const { digits, exponent } = decimalOf(amount);
  const shift = exponent + precisionOf(currency);
  if (shift < 0) return "TOO_PRECISE";
  // A shift this long cannot stay below the largest amount; refusing it first keeps the power small.
  if (shift > 16) return "TOO_LARGE";
  const amountMinor = BigInt(digits) * 10n ** BigInt(shift);
  return amountMinor > LARGEST_AMOUNT_MINOR ? "TOO_LARGE" : amountMinor;
}

export function isAmountFault(parsed: bigint | AmountFault): parsed is AmountFault {
  return typeof parsed === "string";
}

/** Minor units as the number in major units that the wire carries: the double nearest to the exact amount. */
export function amountOf(amountMinor: bigint, currency: string): number {
  return Number(decimalText(amountMinor, precisionOf(currency)));
}

/**
 * A number in major units that our own server sent, back in minor units for display. Unlike `parseAmount` it
 * takes zero and debts, and rounds away what is finer than the currency, half away from zero.
 */
export function minorUnitsOf(amount: number, currency: string): bigint {
  const { digits, exponent } = decimalOf(Math.abs(amount));
  const shift = exponent + precisionOf(currency);
  const size =
    shift >= 0
      ? BigInt(digits) * 10n ** BigInt(shift)
      : (BigInt(digits) * 2n + 10n ** BigInt(-shift)) / (2n * 10n ** BigInt(-shift));
  return amount < 0 ? -size : size;
}

/** The shortest decimal that reads back as the number, as an integer of digits and a power of ten. */
function decimalOf(amount: number): { digits: string; exponent: number } {
  const [mantissa = "", power = "0"] = String(amount).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = whole + fraction;
  const trailingZeros = digits.length - digits.replace(/0+$/, "").length;
  return {
    digits: digits.slice(0, digits.length - trailingZeros),
    exponent: Number(power) - fraction.length + trailingZeros,
  };
}
