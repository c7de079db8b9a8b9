import type { Service } from "../../../kit/service.ts";
import { createFigures } from "./figures.ts";
import { gather } from "./gather.ts";
import type { ReportParts, ReportPorts } from "./report-parts.ts";
import { checkReports } from "./routes/check-reports.ts";
import { exportReport } from "./routes/export-report.ts";
import { getOverview } from "./routes/get-overview.ts";
import { getReport } from "./routes/get-report.ts";
import { listReportPostings } from "./routes/list-report-postings.ts";
import { rebuildReports } from "./routes/rebuild-reports.ts";

export { gather } from "./gather.ts";

const gatherJob = "reports-gather";

/** Figures for those who run the site, all of them sums of ledger postings. */
export function reportsService(ports: ReportPorts): Service {
  return {
    name: "reports",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      const parts: ReportParts = { ...ports, kit, figures: createFigures(kit, ports.roundGames) };
      return [
        getOverview(parts),
        getReport(parts),
        exportReport(parts),
        listReportPostings(parts),
        checkReports(parts),
        rebuildReports(parts, gatherJob),
      ];
    },
    async start(kit) {
      await kit.jobs.work(gatherJob, async () => void (await gather(kit, ports.roundGames)));
      await kit.jobs.schedule(gatherJob, "* * * * *");
      return async () => {};
    },
  };
}
