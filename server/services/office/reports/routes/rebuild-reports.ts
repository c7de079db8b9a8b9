import { rebuildReports as call } from "@parlour/contracts/calls/office/reports/rebuild-reports";
import { type Route, route } from "../../../../kit/service.ts";
import type { ReportParts } from "../report-parts.ts";
import { deleteAllTotals } from "../report-store.ts";

/**
 * Starts a rebuild of the reports. A job does the work, so this call returns immediately, even with many
 * postings.
 */
export function rebuildReports({ kit }: ReportParts, job: string): Route {
  return route(call, async ({ body: { reason }, operator }) => {
    await kit.db.transaction(async (tx) => {
      await deleteAllTotals(tx);
      await operator.audit(tx, { subject: "reports", reason });
      await kit.jobs.enqueue(tx, job, {}, { singletonKey: job });
    });
    return { started: true as const };
  });
}
