import type { ReportRange, ReportSchedule } from "@parlour/contracts/entities/saved-report";
import { addDays } from "@parlour/rules/calendar-day";
import { instantOf, localTime } from "@parlour/rules/local-time";

type Period = { from: string; to: string };

/**
 * The due times of a monthly report are at most 31 days apart; two more days allow for time zones and clock changes.
 */
const daysAhead = 33;

/** Returns a schedule's first due time after a given moment. */
export function nextTime({ every, weekday, hour, timeZone }: ReportSchedule, after: Date): Date {
  const today = localTime(timeZone, after).slice(0, 10);
  for (let days = 0; days <= daysAhead; days++) {
    const day = addDays(today, days);
    if (every === "WEEKLY" && weekdayOf(day) !== weekday) continue;
    if (every === "MONTHLY" && !day.endsWith("-01")) continue;
    const time = new Date(instantOf(timeZone, `${day}T${String(hour).padStart(2, "0")}:00`));
    if (time > after) return time;
  }
  throw new Error(`no time for ${every} within ${daysAhead} days`);
}

/** Returns the UTC days that a range covers at a given moment. Only MONTH_TO_DATE includes the current day. */
export function periodOf(range: ReportRange, now: Date): Period {
  const today = now.toISOString().slice(0, 10);
  const monthStart = `${today.slice(0, 7)}-01`;
  const yesterday = addDays(today, -1);
  switch (range) {
    case "YESTERDAY":
      return { from: yesterday, to: yesterday };
    case "LAST_7_DAYS":
      return { from: addDays(today, -7), to: yesterday };
    case "LAST_30_DAYS":
      return { from: addDays(today, -30), to: yesterday };
    case "LAST_WEEK": {
      const sunday = addDays(today, -weekdayOf(today));
      return { from: addDays(sunday, -6), to: sunday };
    }
    case "LAST_MONTH": {
      const to = addDays(monthStart, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case "MONTH_TO_DATE":
      return { from: monthStart, to: today };
  }
}

/** Returns the ISO weekday, where Monday is 1. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
