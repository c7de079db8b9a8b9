const MILLION = 1_000_000;
const THOUSAND = 1_000;
const TEN = 10;

/** The message key of the label, and the formatted amount that it shows. */
export type JackpotLabel = { key: "jackpot_m" | "jackpot_k" | "jackpot_no_k"; amount: string };

/**
 * Formats a jackpot for a card. Amounts above a million are shown in millions with two decimals, amounts of a
 * thousand or more in thousands, and lower amounts in whole units. Amounts below ten have up to three significant
 * digits, for currencies of high value such as bitcoin. Digits are truncated, not rounded, so that no jackpot looks
 * larger than it is.
 */
export function jackpotLabel(amountCents: number, language: string): JackpotLabel {
  // A float may be just below the exact number; without a tolerance, truncating would then drop a whole
  // digit.
  const amount = Number((Math.max(0, amountCents) / 100).toPrecision(15));
  if (amount > MILLION) return { key: "jackpot_m", amount: cut(amount / MILLION, twoDecimals, language) };
  if (amount >= THOUSAND) return { key: "jackpot_k", amount: cut(amount / THOUSAND, whole, language) };
  return { key: "jackpot_no_k", amount: cut(amount, amount < TEN ? firstDigits : whole, language) };
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const whole = { maximumFractionDigits: 0 };
const firstDigits = { maximumSignificantDigits: 3 };

function cut(value: number, digits: Intl.NumberFormatOptions, language: string): string {
  return new Intl.NumberFormat(language, { ...digits, roundingMode: "trunc" }).format(value);
}
