import type { ReportName, ReportTable } from "@parlour/contracts/entities/report";
import type { Kit } from "../../../kit/kit.ts";
import type { OperatorAccounts } from "../../../kit/ports/operator-accounts.ts";
import type { ReportPeriod } from "../../../kit/ports/report-sources.ts";

export type SavedReportPorts = {
  operators: OperatorAccounts;
  readReport(report: ReportName, period: ReportPeriod, currency: string | undefined): Promise<ReportTable>;
};
export type SavedReportParts = SavedReportPorts & { kit: Kit };
