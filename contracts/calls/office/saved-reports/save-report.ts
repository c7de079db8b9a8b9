import { defineCall } from "../../../call.ts";
import { reportRoles } from "../../../entities/report.ts";
import { savedReport, savedReportPlan } from "../../../entities/saved-report.ts";

export const saveReport = defineCall({
  name: "save-report",
  service: "saved-reports",
  method: "POST",
  path: "/services/operator/v1/saved-reports",
  summary:
    "Save a report with its filters; the operator's own report of that name is replaced. An operator can have 200",
  access: "operator",
  role: reportRoles,
  body: savedReportPlan,
  answers: { 200: savedReport },
  errors: ["TOO_MANY"],
});
