import { expect, test } from "vitest";
import { type OpeningHours, openStateAt } from "./opening-hours.ts";

const weekdays: OpeningHours = {
  timeZone: "America/Toronto",
  spans: {
    "1": [
      ["09:00", "12:00"],
      ["13:00", "17:30"],
    ],
    "2": [["09:00", "17:30"]],
    "5": [["09:00", "24:00"]],
  },
};

test.each([
  // Toronto is five hours behind UTC in January.
  ["Monday morning", "2030-01-07T14:00:00Z", true, null],
  ["a minute before", "2030-01-07T13:59:59Z", false, "2030-01-07T14:00:00Z"],
  ["lunch", "2030-01-07T17:00:00Z", false, "2030-01-07T18:00:00Z"],
  ["Monday evening", "2030-01-07T22:30:00Z", false, "2030-01-08T14:00:00Z"],
  ["the last minute of Friday", "2030-01-12T04:59:00Z", true, null],
  ["Saturday", "2030-01-12T05:00:00Z", false, "2030-01-14T14:00:00Z"],
  // Clocks go forward on Sunday, 10 March 2030, so from Monday on the opening time is an hour earlier in UTC.
  ["before summer time", "2030-03-09T15:00:00Z", false, "2030-03-11T13:00:00Z"],
])("%s", (_name, now, isOpen, opensAt) => {
  const state = openStateAt(weekdays, new Date(now));
  expect([state.isOpen, state.opensAt?.toISOString().replace(".000", "") ?? null]).toEqual([isOpen, opensAt]);
});

test("the evening before a day of 23 hours", () => {
  const sundays: OpeningHours = { timeZone: "America/Toronto", spans: { 7: [["09:00", "17:00"]] } };
  const { opensAt } = openStateAt(sundays, new Date("2030-03-10T04:30:00Z"));
  expect(opensAt).toEqual(new Date("2030-03-10T13:00:00Z"));
});

test("no opening hours", () => {
  expect(openStateAt({ timeZone: "UTC", spans: {} }, new Date(0))).toEqual({ isOpen: false, opensAt: null });
});

test("around the clock", () => {
  const everyDay = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [["00:00", "24:00"]]]));
  const hours = { timeZone: "UTC", spans: everyDay } as OpeningHours;
  for (const time of ["2030-01-07T00:00:00Z", "2030-01-13T23:59:59Z"]) {
    expect(openStateAt(hours, new Date(time)).isOpen).toBe(true);
  }
});
