/** Formats a multiplier: 231 hundredths as `2.31×`. */
export function readTimes(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}×`;
}

/** A multiplier on the scale, in at most four characters: high multipliers are shown without decimals. */
export function readScale(hundredths: number): string {
  const times = hundredths / 100;
  return `${times.toFixed(times < 10 ? 2 : times < 100 ? 1 : 0)}×`;
}
