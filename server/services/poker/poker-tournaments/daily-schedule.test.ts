import { expect, it } from "vitest";
import { tablePlan } from "../poker-room/table-plan.ts";
import { dailySchedule, openStarts } from "./daily-schedule.ts";
import { overlayDollars } from "./plan-tournament.ts";
import { scheduledTemplates, sitAndGoTemplates, type Template } from "./templates.ts";
import { priceOf } from "./tournament-config.ts";

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

it("has sit & gos, freerolls and paid tournaments in every currency of the cash tables", () => {
  const currencies = new Set(tablePlan.flatMap(({ currency }) => currency ?? []));
  expect(currencies.size).toBeGreaterThan(5);
  const scheduled = scheduledTemplates.filter(({ id }) =>
    dailySchedule.some((line) => line.templateId === id),
  );
  for (const currency of currencies) {
    const inCurrency = (templates: readonly Template[]) =>
      templates.filter(({ config }) => config.currency === currency).map(({ config }) => config);
    expect(inCurrency(sitAndGoTemplates).some(({ buyIn }) => buyIn.prize > 0)).toBe(true);
    expect(inCurrency(scheduled).some((config) => priceOf(config) === 0 && config.guarantee > 0)).toBe(true);
    expect(inCurrency(scheduled).some(({ buyIn }) => buyIn.prize > 0)).toBe(true);
  }
  const all = [...sitAndGoTemplates, ...scheduledTemplates];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ config }) => config.name)).size).toBe(all.length);
  for (const { config } of all) {
    const amounts = [config.buyIn.prize, config.buyIn.fee, config.guarantee, config.bounty?.amount ?? 0];
    for (const amount of amounts) expect(Number.isInteger(amount)).toBe(true);
    if (config.currency === null) continue;
    // A guarantee is worth at most a few hundred dollars in every currency.
    expect(overlayDollars(config)).toBeLessThan(300);
  }
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
