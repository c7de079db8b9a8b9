import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reportRoles } from "../../../entities/report.ts";
import { reportSending } from "../../../entities/saved-report.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listReportSendings = defineCall({
  name: "list-report-sendings",
  service: "saved-reports",
  method: "GET",
  path: "/services/operator/v1/saved-reports/{id}/sendings",
  summary: "The last 50 e-mails about a saved report, newest first",
  access: "operator",
  role: reportRoles,
  plainRead: true,
  params: z.object({ id: identifierInput }),
  answers: { 200: z.object({ items: z.array(reportSending) }) },
  errors: ["NOT_FOUND"],
});
