import { addDays, countDays } from "./calendar-day.ts";

/** The longest period of a statement: a year, which may be a leap year. */
export const MAX_STATEMENT_DAYS = 366;

export type StatementPeriod = { from: string; to: string };
export type PeriodFault = { field: "from" | "to"; code: "INVALID_FORMAT" | "TOO_SMALL" | "TOO_LARGE" };

const dayPattern = /^\d{4}-\d\d-\d\d$/;
const isDay = (text: string) => dayPattern.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/**
 * The first invalid field of a period. Days are in the format `2030-01-31`, and the first and last day are included.
 */
export function checkStatementPeriod({ from, to }: StatementPeriod, today: string): PeriodFault | undefined {
  if (!isDay(from)) return { field: "from", code: "INVALID_FORMAT" };
  if (!isDay(to)) return { field: "to", code: "INVALID_FORMAT" };
  if (from > today) return { field: "from", code: "TOO_LARGE" };
  if (to < from) return { field: "to", code: "TOO_SMALL" };
  if (countDays(from, to) > MAX_STATEMENT_DAYS) return { field: "to", code: "TOO_LARGE" };
  return undefined;
}

export const STATEMENT_PRESETS = ["THIS_MONTH", "LAST_MONTH", "LAST_3_MONTHS", "LAST_12_MONTHS"] as const;
export type StatementPreset = (typeof STATEMENT_PRESETS)[number];

const monthsBack: Readonly<Record<StatementPreset, number>> = {
  THIS_MONTH: 0,
  LAST_MONTH: 1,
  LAST_3_MONTHS: 3,
  LAST_12_MONTHS: 12,
};

/** The period of a preset: the current month up to today, or complete calendar months up to last month. */
export function presetPeriod(preset: StatementPreset, today: string): StatementPeriod {
  const thisMonth = `${today.slice(0, 7)}-01`;
  if (preset === "THIS_MONTH") return { from: thisMonth, to: today };
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const first = new Date(Date.UTC(year, month - 1 - monthsBack[preset], 1));
  return { from: first.toISOString().slice(0, 10), to: addDays(thisMonth, -1) };
}
