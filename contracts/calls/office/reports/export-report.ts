import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { REPORTS, reportQuery, reportRoles } from "../../../entities/report.ts";

export const exportReport = defineCall({
  name: "export-report",
  service: "reports",
  method: "GET",
  path: "/services/operator/v1/reports/{report}/csv",
  summary: "A report as CSV",
  access: "operator",
  role: reportRoles,
  params: z.object({ report: z.enum(REPORTS) }),
  query: reportQuery,
  answers: { 200: z.string() },
  answerType: "text/csv",
});
