import { exportReport as call } from "@parlour/contracts/calls/office/reports/export-report";
import { brandsShown } from "../../../../kit/brands/brands-shown.ts";
import { csvReply, formatCsv } from "../../../../kit/csv.ts";
import { isRefusal, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { isPeriod } from "../days.ts";
import type { ReportParts } from "../report-parts.ts";
import { isCombinable, readReport } from "../tables/read-report.ts";

export function exportReport(parts: ReportParts): Route {
  return route(
    call,
    async ({ params: { report }, query: { from, to, currency, combined, brand }, operator }) => {
      const brandIds = brandsShown(operator, brand);
      if (isRefusal(brandIds)) return brandIds;
      if (!isPeriod({ from, to })) return refuseFields([{ code: "INVALID_VALUE", field: "to" }]);
      const isCombined = combined === "true";
      if (isCombined && !isCombinable(report)) {
        return refuseFields([{ code: "INVALID_VALUE", field: "combined" }]);
      }
      const table = await readReport(parts, report, { from, to, brandIds }, currency, isCombined);
      const heads = table.columns.map(({ name, kind }) =>
        kind === "amount" ? `${name} (${table.currency})` : name,
      );
      const rows = table.rows.map((row) => row.map(({ value }) => value));
      // A report on the present state ignores the requested days, so the file is named after the report's own days.
      const days = table.from === table.to ? table.to : `${table.from}-${table.to}`;
      const name = `parlour-${report}-${isCombined ? "all-in-" : ""}${table.currency}${brand ? `-${brand}` : ""}-${days}.csv`;
      return csvReply<typeof call>(name, formatCsv(heads, rows));
    },
  );
}
