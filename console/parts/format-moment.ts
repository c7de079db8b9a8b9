const parts = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
const short = new Intl.DateTimeFormat("en-GB", parts);
const withYear = new Intl.DateTimeFormat("en-GB", { ...parts, year: "numeric" });

/** Formats a point in time for a table; the year is shown only if it isn't the current one. */
export function formatMoment(date: Date, now: Date): string {
  return (date.getFullYear() === now.getFullYear() ? short : withYear).format(date);
}
