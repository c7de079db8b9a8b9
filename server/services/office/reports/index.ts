import type { Service } from "../../../kit/service.ts";
import { aggregatePostings } from "./aggregate-postings.ts";
import type { ReportParts, ReportPorts } from "./report-parts.ts";
import { createReportTotals } from "./report-totals.ts";
import { checkReports } from "./routes/check-reports.ts";
import { exportReport } from "./routes/export-report.ts";
import { getOverview } from "./routes/get-overview.ts";
import { getReport } from "./routes/get-report.ts";
import { listReportPostings } from "./routes/list-report-postings.ts";
import { rebuildReports } from "./routes/rebuild-reports.ts";

export { aggregatePostings } from "./aggregate-postings.ts";

const aggregateJob = "reports-gather";

/** Provides figures for operators, all of them sums of ledger postings. */
export function reportsService(ports: ReportPorts): Service {
  return {
    name: "reports",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      const parts: ReportParts = { ...ports, kit, totals: createReportTotals(kit, ports.roundGames) };
      return [
        getOverview(parts),
        getReport(parts),
        exportReport(parts),
        listReportPostings(parts),
        checkReports(parts),
        rebuildReports(parts, aggregateJob),
      ];
    },
    async start(kit) {
      await kit.jobs.work(aggregateJob, async () => void (await aggregatePostings(kit, ports.roundGames)));
      await kit.jobs.schedule(aggregateJob, "* * * * *");
      return async () => {};
    },
  };
}
