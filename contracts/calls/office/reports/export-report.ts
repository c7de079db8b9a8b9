import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { REPORTS, reportRoles, tableQuery } from "../../../entities/report.ts";

export const exportReport = defineCall({
  name: "export-report",
  service: "reports",
  method: "GET",
  path: "/services/operator/v1/reports/{report}/csv",
  summary: "A report as CSV",
  access: "operator",
  brands: "handled",
  role: reportRoles,
  params: z.object({ report: z.enum(REPORTS) }),
  query: tableQuery,
  answers: { 200: z.string() },
  answerType: "text/csv",
});
