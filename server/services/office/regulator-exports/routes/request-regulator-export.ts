import { requestRegulatorExport as call } from "@parlour/contracts/calls/office/regulator-exports/request-regulator-export";
import { addDays, countDays } from "@parlour/rules/calendar-day";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Reply, type Route, route } from "../../../../kit/service.ts";
import { insertExport } from "../export-store.ts";
import type { RegulatorParts } from "../parts.ts";

export const exportJob = "regulator-export";
const mostDays = 366;
/** Transactions that began before midnight have certainly ended this long after it, so the day is complete. */
const settledMs = 10 * 60_000;

export function requestRegulatorExport({ kit }: RegulatorParts): Route {
  return route(call, async ({ body: { shape, from, to, currency, reason }, operator }) => {
    const now = kit.clock.now();
    const isOver = Date.parse(addDays(to, 1)) + settledMs <= now.getTime();
    if (from > to || countDays(from, to) > mostDays || !isOver) {
      return refuseFields([{ code: "INVALID_VALUE", field: "to" }]);
    }
    return await kit.db.transaction(async (tx) => {
      const id = kit.random.id("export");
      const request = { id, shape, from, to, currency, requestedBy: operator.name, requestedAt: now };
      const body = await insertExport(tx, request);
      await kit.jobs.enqueue(tx, exportJob, { id }, { singletonKey: id });
      await operator.audit(tx, {
        subject: `regulator-export:${id}`,
        after: { shape, from, to, currency },
        reason,
      });
      return { reply: true, status: 202, body } as Reply<typeof call>;
    });
  });
}
