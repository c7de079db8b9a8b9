import { expect, it } from "vitest";
import { tablePlan } from "../../server/services/poker/poker-room/table-plan.ts";
import { dailySchedule } from "../../server/services/poker/poker-tournaments/daily-schedule.ts";
import { overlayDollars } from "../../server/services/poker/poker-tournaments/plan-tournament.ts";
import {
  scheduledTemplates,
  sitAndGoTemplates,
  type Template,
} from "../../server/services/poker/poker-tournaments/templates.ts";
import { priceOf } from "../../server/services/poker/poker-tournaments/tournament-config.ts";

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
