/** Returns a time as local time in a time zone, in the format `2030-01-31T09:30`. */
export function localTime(timeZone: string, time: Date): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return format.format(time).replace(" ", "T");
}

/**
 * Converts a local time to an instant. The first guess is corrected twice, because the UTC offset may change
 * between that guess and the actual instant.
 */
export function instantOf(timeZone: string, text: string): number {
  const asUtc = Date.parse(`${text}:00Z`);
  let timeMs = asUtc;
  for (let guess = 0; guess < 2; guess++) {
    const shown = Date.parse(`${localTime(timeZone, new Date(timeMs))}:00Z`);
    timeMs += asUtc - shown;
  }
  return timeMs;
}
