import { checkReports as call } from "@parlour/contracts/calls/office/reports/check-reports";
import { type Route, route } from "../../../../kit/service.ts";
import { checkFigures } from "../check.ts";
import type { ReportParts } from "../report-parts.ts";

export function checkReports({ kit }: ReportParts): Route {
  return route(call, () => checkFigures(kit));
}
