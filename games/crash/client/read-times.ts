/** A multiplier as players read it: hundredths as `2.31×`. */
export function readTimes(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}×`;
}

/** The same on a scale, in at most four digits: high up, hundredths say nothing and take the room. */
export function readScale(hundredths: number): string {
  const times = hundredths / 100;
  return `${times.toFixed(times < 10 ? 2 : times < 100 ? 1 : 0)}×`;
}
