import { rebuildReports as call } from "@parlour/contracts/calls/office/reports/rebuild-reports";
import { type Route, route } from "../../../../kit/service.ts";
import type { ReportParts } from "../report-parts.ts";
import { forgetEverything } from "../report-store.ts";

/** The job does the work: however many postings there are, nobody waits for it here. */
export function rebuildReports({ kit }: ReportParts, job: string): Route {
  return route(call, async ({ body: { reason }, operator }) => {
    await kit.db.transaction(async (tx) => {
      await forgetEverything(tx);
      await operator.audit(tx, { subject: "reports", reason });
      await kit.jobs.enqueue(tx, job, {}, { singletonKey: job });
    });
    return { started: true as const };
  });
}
