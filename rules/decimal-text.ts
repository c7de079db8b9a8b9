/** Formats minor units as plain decimal text: `-1234` with precision 2 is `-12.34`. */
export function decimalText(amountMinor: bigint, precision: number): string {
  const sign = amountMinor < 0n ? "-" : "";
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(precision + 1, "0");
  const whole = digits.slice(0, digits.length - precision);
  return precision === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-precision)}`;
}
