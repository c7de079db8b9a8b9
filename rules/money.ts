import { precisionOf } from "./currency.ts";
import { decimalText } from "./decimal-text.ts";

/** An amount of money: an integer of the currency's minor units. Never a float. */
export type Money = { amountMinor: bigint; currency: string };

export type AmountFault = "NOT_A_NUMBER" | "NOT_POSITIVE" | "TOO_PRECISE" | "TOO_LARGE";

/**
 * The largest amount that can be sent as a JSON number. A double represents every decimal of up to fifteen
 * digits unambiguously, but not every longer one.
 */
export const LARGEST_AMOUNT_MINOR = 10n ** 15n - 1n;

/**
 * Converts an amount from the API (a JSON number in major units) to minor units, exactly. It reads the digits
 * of the number's shortest decimal form, so that 0.1 is exactly one tenth and no float is multiplied.
 */
export function parseAmount(amount: unknown, currency: string): bigint | AmountFault {
  if (typeof amount !== "number" || !Number.isFinite(amount)) return "NOT_A_NUMBER";
  if (amount <= 0) return "NOT_POSITIVE";
  const { digits, exponent } = decimalOf(amount);
  const shift = exponent + precisionOf(currency);
  if (shift < 0) return "TOO_PRECISE";
  // With a shift of more than 16 places even a single digit exceeds the maximum, so we refuse the amount before
  // computing a huge power of ten.
  if (shift > 16) return "TOO_LARGE";
  const amountMinor = BigInt(digits) * 10n ** BigInt(shift);
  return amountMinor > LARGEST_AMOUNT_MINOR ? "TOO_LARGE" : amountMinor;
}

export function isAmountFault(parsed: bigint | AmountFault): parsed is AmountFault {
  return typeof parsed === "string";
}

/** Converts minor units to a number in major units for the API: the double nearest to the exact amount. */
export function amountOf(amountMinor: bigint, currency: string): number {
  return Number(decimalText(amountMinor, precisionOf(currency)));
}

/**
 * Converts a number in major units from our own server to minor units for display. Unlike `parseAmount` it
 * accepts zero and negative amounts, and rounds excess decimals half away from zero.
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

/** The shortest decimal that parses back to the same number, as an integer and a power of ten. */
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
