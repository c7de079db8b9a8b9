import type { ReportName } from "@parlour/contracts/entities/report";
import type { Kit } from "../../../kit/kit.ts";
import type { ReportPeriod } from "../../../kit/ports/report-sources.ts";
import type { Service } from "../../../kit/service.ts";
import { aggregatePostings } from "./aggregate-postings.ts";
import { measureBacklog } from "./backlog.ts";
import { readPartnerDays } from "./partner-days.ts";
import type { ReportParts, ReportPorts } from "./report-parts.ts";
import { findNumbers } from "./report-store.ts";
import { createReportTotals } from "./report-totals.ts";
import { checkReports } from "./routes/check-reports.ts";
import { exportReport } from "./routes/export-report.ts";
import { getOverview } from "./routes/get-overview.ts";
import { getReport } from "./routes/get-report.ts";
import { listBonusUse } from "./routes/list-bonus-use.ts";
import { listReportPostings } from "./routes/list-report-postings.ts";
import { rebuildReports } from "./routes/rebuild-reports.ts";
import { readReport } from "./tables/read-report.ts";

export { aggregatePostings } from "./aggregate-postings.ts";
export type { ReportPorts } from "./report-parts.ts";

/** Returns the number of the first posting on or after a day; undefined if none has been aggregated yet. */
export async function findFirstPosting(kit: Kit, day: string): Promise<bigint | undefined> {
  return (await findNumbers(kit.db, { from: day, to: "9999-12-31" }))?.first;
}

/** Creates the reader of whole reports, for services that send them. */
export function createReportReader(kit: Kit, ports: ReportPorts) {
  const parts = { ...ports, kit, totals: createReportTotals(kit, ports.roundGames) };
  return (report: ReportName, period: ReportPeriod, currency: string | undefined) =>
    readReport(parts, report, period, currency);
}

/** Creates the reader of the daily figures that partners see. */
export function createPartnerDays(
  kit: Kit,
  ports: Pick<ReportPorts, "roundGames" | "signUps" | "firstDeposits">,
) {
  const parts = { ...ports, totals: createReportTotals(kit, ports.roundGames) };
  return (period: { from: string; to: string }, currency: string) => readPartnerDays(parts, period, currency);
}

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
        listBonusUse(parts),
        checkReports(parts),
        rebuildReports(parts, aggregateJob),
      ];
    },
    async start(kit) {
      measureBacklog(kit);
      await kit.jobs.work(aggregateJob, async () => void (await aggregatePostings(kit, ports.roundGames)));
      await kit.jobs.schedule(aggregateJob, "* * * * *");
      return async () => {};
    },
  };
}
