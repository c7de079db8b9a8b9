import { describe, expect, it } from "vitest";
import { nextTime, periodOf } from "./schedule-times.ts";

const schedule = { every: "DAILY", weekday: 1, hour: 8, timeZone: "Europe/Madrid" } as const;
const at = (text: string) => new Date(text);

describe("the next time of a schedule", () => {
  it("is by the clock of its time zone, in summer and in winter", () => {
    expect(nextTime(schedule, at("2030-01-10T06:59:00Z"))).toEqual(at("2030-01-10T07:00:00Z"));
    expect(nextTime(schedule, at("2030-01-10T07:00:00Z"))).toEqual(at("2030-01-11T07:00:00Z"));
    expect(nextTime(schedule, at("2030-07-10T07:00:00Z"))).toEqual(at("2030-07-11T06:00:00Z"));
    // Clocks go forward on 31 March 2030.
    expect(nextTime(schedule, at("2030-03-30T12:00:00Z"))).toEqual(at("2030-03-31T06:00:00Z"));
  });

  it("falls on the weekday, or on the first day of the month", () => {
    const weekly = { ...schedule, every: "WEEKLY", weekday: 5 } as const;
    expect(nextTime(weekly, at("2030-01-10T12:00:00Z"))).toEqual(at("2030-01-11T07:00:00Z"));
    expect(nextTime(weekly, at("2030-01-11T07:00:00Z"))).toEqual(at("2030-01-18T07:00:00Z"));
    const monthly = { ...schedule, every: "MONTHLY" } as const;
    expect(nextTime(monthly, at("2030-01-01T07:00:00Z"))).toEqual(at("2030-02-01T07:00:00Z"));
    expect(nextTime(monthly, at("2030-12-31T23:30:00Z"))).toEqual(at("2031-01-01T07:00:00Z"));
  });

  it("exists where the local day is ahead of UTC", () => {
    const far = { ...schedule, hour: 0, timeZone: "Pacific/Kiritimati" } as const;
    expect(nextTime(far, at("2030-01-10T09:59:00Z"))).toEqual(at("2030-01-10T10:00:00Z"));
  });
});

it.each([
  ["YESTERDAY", "2030-02-28", "2030-02-28"],
  ["LAST_7_DAYS", "2030-02-22", "2030-02-28"],
  ["LAST_30_DAYS", "2030-01-30", "2030-02-28"],
  ["LAST_WEEK", "2030-02-18", "2030-02-24"],
  ["LAST_MONTH", "2030-02-01", "2030-02-28"],
  ["MONTH_TO_DATE", "2030-03-01", "2030-03-01"],
] as const)("%s is whole days", (range, from, to) => {
  // 1 March 2030 is a Friday.
  expect(periodOf(range, at("2030-03-01T10:00:00Z"))).toEqual({ from, to });
});
