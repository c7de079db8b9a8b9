import { z } from "zod";
import { timeZoneInput } from "./protection.ts";
import { REPORTS } from "./report.ts";
import { shortText } from "./text.ts";

/** Periods relative to the current date. Like all report periods, they consist of whole UTC days. */
export const REPORT_RANGES = [
  "YESTERDAY",
  "LAST_7_DAYS",
  "LAST_30_DAYS",
  "LAST_WEEK",
  "LAST_MONTH",
  "MONTH_TO_DATE",
] as const;
export type ReportRange = (typeof REPORT_RANGES)[number];

export const savedReportPlan = z.strictObject({
  name: shortText(60),
  report: z.enum(REPORTS),
  range: z.enum(REPORT_RANGES),
  /** The currency of the report; null for the site's default currency. */
  currency: z
    .string()
    .regex(/^[A-Z]{3,5}$/)
    .nullable(),
  /** Whether all operators who may read reports see this report; otherwise only its author does. */
  isShared: z.boolean(),
});
export type SavedReportPlan = z.infer<typeof savedReportPlan>;

/**
 * When a report is sent, in the local time of a time zone. The weekday is ISO (Monday is 1); MONTHLY reports are sent
 * on the first day of the month.
 */
export const reportSchedule = z.strictObject({
  every: z.enum(["DAILY", "WEEKLY", "MONTHLY"]),
  weekday: z.int().min(1).max(7).default(1),
  hour: z.int().min(0).max(23),
  timeZone: timeZoneInput,
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

export const savedReport = savedReportPlan.extend({
  id: z.string(),
  author: z.string(),
  isOwn: z.boolean(),
  createdAt: z.string(),
  /** The days that the range currently covers. */
  period: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** When the current operator gets the report by e-mail; null if they don't. */
  schedule: reportSchedule.extend({ nextAt: z.string() }).nullable(),
});
export type SavedReport = z.infer<typeof savedReport>;

/**
 * A log entry for a scheduled report. SENT: it was sent by e-mail. STOPPED: the operator may no longer read it, so it
 * was not sent and its schedule was deleted.
 */
export const reportSending = z.object({
  id: z.string(),
  operatorName: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  outcome: z.enum(["SENT", "STOPPED"]),
  at: z.string(),
});
