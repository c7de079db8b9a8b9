import { expect, it } from "vitest";
import { periodAt, periodFinder } from "./periods.ts";

const plan = {
  period: "DAILY" as const,
  timeZone: "America/New_York",
  startsAt: "2030-03-01T12:00:00.000Z",
  endsAt: "2030-03-20T12:00:00.000Z",
};

const shown = (period: ReturnType<typeof periodAt>) => [
  period.key,
  period.startsAt.toISOString(),
  period.endsAt.toISOString(),
];

it("begins days at midnight of the time zone, also when the clocks change", () => {
  expect(shown(periodAt(plan, new Date("2030-03-05T04:59:59.999Z")))).toEqual([
    "2030-03-04",
    "2030-03-04T05:00:00.000Z",
    "2030-03-05T05:00:00.000Z",
  ]);
  // The clocks go forward on 10 March 2030, which makes this day 23 hours long.
  expect(shown(periodAt(plan, new Date("2030-03-10T12:00:00.000Z")))).toEqual([
    "2030-03-10",
    "2030-03-10T05:00:00.000Z",
    "2030-03-11T04:00:00.000Z",
  ]);
});

it("begins weeks on Monday, and ends the last period with the mission", () => {
  const weekly = { ...plan, period: "WEEKLY" as const, timeZone: "UTC" };
  expect(shown(periodAt(weekly, new Date("2030-03-17T23:59:59.000Z")))).toEqual([
    "2030-03-11",
    "2030-03-11T00:00:00.000Z",
    "2030-03-18T00:00:00.000Z",
  ]);
  expect(shown(periodAt(weekly, new Date("2030-03-18T00:00:00.000Z")))[2]).toBe(plan.endsAt);
});

it("has one period for a mission that runs once", () => {
  const once = { ...plan, period: "ONCE" as const };
  expect(shown(periodAt(once, new Date("2030-03-15T00:00:00.000Z")))).toEqual([
    "2030-03-01",
    plan.startsAt,
    plan.endsAt,
  ]);
});

it("finds the same periods with memory as without", () => {
  const find = periodFinder(plan);
  const times = [5, 5.01, 9.9, 10.2, 11, 5].map((day) => new Date(Date.UTC(2030, 2, 0) + day * 86_400_000));
  expect(times.map(find)).toEqual(times.map((time) => periodAt(plan, time)));
});
