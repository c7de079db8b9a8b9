const QUARTER_MS = 900_000;
const dayMs = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a point in time in a time zone, as `2030-01-31`. */
export function calendarDay(time: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    // We use the Swedish locale because it writes dates in ISO 8601 format.
    formatter = new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      calendar: "gregory",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(time);
}

/**
 * The first moment of a calendar day in a time zone, found by binary search over quarters of an hour: every
 * time zone is within 15 hours of UTC, and its offset is a multiple of a quarter of an hour. Where a clock
 * change skips midnight, the day begins right after the skipped time.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const middleMs = Date.parse(`${day}T00:00:00Z`);
  let [before, after] = [-61, 61];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (calendarDay(new Date(middleMs + middle * QUARTER_MS), timeZone) >= day) after = middle;
    else before = middle;
  }
  return new Date(middleMs + after * QUARTER_MS);
}

/** Adds a number of days to a day; a negative number gives an earlier day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days a period has, including its first and last day. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1;
}
