/** The number format of multipliers, which are rounded down in the same way as payouts. */
export function multiplierFormat(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: "trunc",
  });
}
