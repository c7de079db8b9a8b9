import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { REPORTS, reportRoles, reportTable, tableQuery } from "../../../entities/report.ts";

export const getReport = defineCall({
  name: "get-report",
  service: "reports",
  method: "GET",
  path: "/services/operator/v1/reports/{report}",
  summary: "A report as a table; each figure links to its postings",
  access: "operator",
  brands: "handled",
  plainRead: true,
  role: reportRoles,
  params: z.object({ report: z.enum(REPORTS) }),
  query: tableQuery,
  answers: { 200: reportTable },
});
