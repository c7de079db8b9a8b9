/** A multiplier as players read it: hundredths as `2.31×`. */
export function readTimes(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}×`;
}
