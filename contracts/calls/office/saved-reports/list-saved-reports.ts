import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reportRoles } from "../../../entities/report.ts";
import { savedReport } from "../../../entities/saved-report.ts";

export const listSavedReports = defineCall({
  name: "list-saved-reports",
  service: "saved-reports",
  method: "GET",
  path: "/services/operator/v1/saved-reports",
  summary: "The operator's own saved reports and those that others share, by name",
  access: "operator",
  role: reportRoles,
  plainRead: true,
  answers: { 200: z.object({ items: z.array(savedReport) }) },
});
