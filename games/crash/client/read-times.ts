/** Formats a multiplier given in hundredths: 231 becomes `2.31×`. */
export function readTimes(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}×`;
}

/** Formats a multiplier for the scale in at most four characters; high multipliers have no decimals. */
export function readScale(hundredths: number): string {
  const times = hundredths / 100;
  return `${times.toFixed(times < 10 ? 2 : times < 100 ? 1 : 0)}×`;
}
