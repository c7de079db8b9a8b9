import { expect, it } from "vitest";
import { dailySchedule, openStarts } from "./daily-schedule.ts";
import { scheduledTemplates } from "./templates.ts";

const at = (time: string) => Date.parse(`2026-11-16T${time}Z`);
const times = (starts: ReturnType<typeof openStarts>) =>
  starts.map(({ startsMs }) => new Date(startsMs).toISOString().slice(8, 16));

it("opens the starts that lie within the time ahead, over midnight too", () => {
  const line = { templateId: "a", fromMinute: 15, everyMinutes: 60, aheadMinutes: 120 };
  expect(times(openStarts([line], at("23:10:00")))).toEqual(["16T23:15", "17T00:15"]);
  // A tournament that has started no longer takes registrations.
  expect(times(openStarts([line], at("10:15:00")))).toEqual(["16T11:15", "16T12:15"]);
});

it("has a single start of a line without an interval, once a day", () => {
  const line = { templateId: "a", fromMinute: 20 * 60, aheadMinutes: 24 * 60 };
  expect(times(openStarts([line], at("19:59:59")))).toEqual(["16T20:00"]);
  expect(times(openStarts([line], at("20:00:00")))).toEqual(["17T20:00"]);
});

it("names templates that exist, and always shows practice that starts soon", () => {
  const ids = scheduledTemplates.map(({ id }) => id);
  for (const { templateId } of dailySchedule) expect(ids).toContain(templateId);
  for (let minute = 0; minute < 24 * 60; minute++) {
    const nowMs = at("00:00:30") + minute * 60_000;
    const [next] = openStarts(dailySchedule, nowMs).filter(({ templateId }) =>
      templateId.startsWith("practice"),
    );
    expect(next!.startsMs - nowMs).toBeLessThanOrEqual(10 * 60_000);
  }
});
