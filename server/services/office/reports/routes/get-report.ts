import { getReport as call } from "@parlour/contracts/calls/office/reports/get-report";
import { brandsShown } from "../../../../kit/brands/brands-shown.ts";
import { isRefusal, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { isPeriod } from "../days.ts";
import type { ReportParts } from "../report-parts.ts";
import { isCombinable, readReport } from "../tables/read-report.ts";

export function getReport(parts: ReportParts): Route {
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
      return await readReport(parts, report, { from, to, brandIds }, currency, isCombined);
    },
  );
}
