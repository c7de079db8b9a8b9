import { listReportPostings as call } from "@parlour/contracts/calls/office/reports/list-report-postings";
import { brandsShown } from "../../../../kit/brands/brands-shown.ts";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { drillDown } from "../drill-down.ts";
import type { ReportParts } from "../report-parts.ts";

export function listReportPostings(parts: ReportParts): Route {
  return route(call, async ({ query: { currency, cursor, brand, ...trace }, operator }) => {
    const brandIds = brandsShown(operator, brand);
    if (isRefusal(brandIds)) return brandIds;
    return await drillDown(parts, { ...trace, brandIds }, currency, cursor);
  });
}
