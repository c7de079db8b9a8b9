import { getReport as call } from "@parlour/contracts/calls/office/reports/get-report";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { isPeriod } from "../days.ts";
import type { ReportParts } from "../report-parts.ts";
import { readReport } from "../tables/read-report.ts";

export function getReport(parts: ReportParts): Route {
  return route(call, async ({ params: { report }, query: { from, to, currency } }) => {
    if (!isPeriod({ from, to })) return refuseFields([{ code: "INVALID_VALUE", field: "to" }]);
    return await readReport(parts, report, { from, to }, currency);
  });
}
