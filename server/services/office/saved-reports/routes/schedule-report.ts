import { scheduleReport as call } from "@parlour/contracts/calls/office/saved-reports/schedule-report";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SavedReportParts } from "../parts.ts";
import { findReport } from "../report-store.ts";
import { deleteSchedule, putSchedule } from "../schedule-store.ts";
import { nextTime } from "../schedule-times.ts";

export function scheduleReport({ kit }: SavedReportParts): Route {
  return route(call, async ({ params: { id }, body: { schedule }, operator }) =>
    kit.db.transaction(async (tx) => {
      const now = kit.clock.now();
      const before = await findReport(tx, id, operator.id, now);
      if (before === undefined) return refuse("NOT_FOUND");
      const key = { reportId: id, operatorId: operator.id };
      if (schedule === null) await deleteSchedule(tx, key);
      else await putSchedule(tx, key, schedule, nextTime(schedule, now));
      await operator.audit(tx, {
        subject: `saved-report:${id}`,
        before: { schedule: before.schedule },
        after: { schedule },
      });
      return (await findReport(tx, id, operator.id, now))!;
    }),
  );
}
