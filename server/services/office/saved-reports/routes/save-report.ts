import { saveReport as call } from "@parlour/contracts/calls/office/saved-reports/save-report";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SavedReportParts } from "../parts.ts";
import { findReport, mostReports, putReport } from "../report-store.ts";

export function saveReport({ kit }: SavedReportParts): Route {
  return route(call, async ({ body, operator }) =>
    kit.db.transaction(async (tx) => {
      const now = kit.clock.now();
      const by = { id: kit.random.id("savedreport"), authorId: operator.id, author: operator.name, now };
      const id = await putReport(tx, body, by);
      if (id === undefined) return refuse("TOO_MANY", { most: mostReports });
      await operator.audit(tx, { subject: `saved-report:${id}`, after: body });
      return (await findReport(tx, id, operator.id, now))!;
    }),
  );
}
