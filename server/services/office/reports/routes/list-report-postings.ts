import { listReportPostings as call } from "@parlour/contracts/calls/office/reports/list-report-postings";
import { type Route, route } from "../../../../kit/service.ts";
import { drillDown } from "../drill-down.ts";
import type { ReportParts } from "../report-parts.ts";

export function listReportPostings(parts: ReportParts): Route {
  return route(call, ({ query: { currency, cursor, ...trace } }) =>
    drillDown(parts, trace, currency, cursor),
  );
}
