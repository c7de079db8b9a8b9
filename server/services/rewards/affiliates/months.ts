/** Returns a calendar month in UTC, written `2026-03`, so that months sort as text. */
export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

export function nextMonth(month: string): string {
  return monthOf(rangeOf(month).before);
}

/** Returns the start of the month, inclusive, and the start of the next, exclusive. */
export function rangeOf(month: string): { from: Date; before: Date } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return { from: new Date(Date.UTC(year, number - 1, 1)), before: new Date(Date.UTC(year, number, 1)) };
}
