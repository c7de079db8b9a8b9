import { exportReport as call } from "@parlour/contracts/calls/office/reports/export-report";
import { csvReply, formatCsv } from "../../../../kit/csv.ts";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { isPeriod } from "../days.ts";
import type { ReportParts } from "../report-parts.ts";
import { readReport } from "../tables/read-report.ts";

export function exportReport(parts: ReportParts): Route {
  return route(call, async ({ params: { report }, query: { from, to, currency } }) => {
    if (!isPeriod({ from, to })) return refuseFields([{ code: "INVALID_VALUE", field: "to" }]);
    const table = await readReport(parts, report, { from, to }, currency);
    const heads = table.columns.map(({ name, kind }) =>
      kind === "amount" ? `${name} (${table.currency})` : name,
    );
    const rows = table.rows.map((row) => row.map(({ value }) => value));
    const name = `parlour-${report}-${table.currency}-${from}-${to}.csv`;
    return csvReply<typeof call>(name, formatCsv(heads, rows));
  });
}
