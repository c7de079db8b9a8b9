import { CURRENT_REPORTS, type ReportName } from "@parlour/contracts/entities/report";
import type { ReportRange, ReportSchedule, SavedReport } from "@parlour/contracts/entities/saved-report";

export const rangeWords: Record<ReportRange, string> = {
  YESTERDAY: "Yesterday",
  LAST_7_DAYS: "Last 7 days",
  LAST_30_DAYS: "Last 30 days",
  LAST_WEEK: "Last week",
  LAST_MONTH: "Last month",
  MONTH_TO_DATE: "This month so far",
};

/** Whether a report always shows current data, regardless of the period. */
export const isCurrentReport = (report: ReportName): boolean =>
  (CURRENT_REPORTS as readonly ReportName[]).includes(report);

export function periodWords({ report, range }: Pick<SavedReport, "report" | "range">): string {
  return isCurrentReport(report) ? "Now" : rangeWords[range];
}

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** Describes a schedule: `Mondays at 08:00, Europe/Madrid`. */
export function scheduleText({ every, weekday, hour, timeZone }: ReportSchedule): string {
  const days = {
    DAILY: "Every day",
    WEEKLY: `${weekdays[weekday - 1]}s`,
    MONTHLY: "First day of the month",
  }[every];
  return `${days} at ${String(hour).padStart(2, "0")}:00, ${timeZone}`;
}
