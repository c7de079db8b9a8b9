/** Multipliers are shown rounded down, as they are paid. */
export function multiplierFormat(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: "trunc",
  });
}
