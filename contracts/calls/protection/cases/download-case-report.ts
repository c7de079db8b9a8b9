import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";

export const downloadCaseReport = defineCall({
  name: "download-case-report",
  service: "cases",
  method: "GET",
  path: "/services/operator/v1/cases/{id}/reports/{reportId}",
  summary: "A suspicious-activity report as a page to print, the same bytes every time",
  access: "operator",
  role: "COMPLIANCE",
  params: z.object({ id: identifierInput, reportId: identifierInput }),
  answers: { 200: z.string() },
  answerType: "application/octet-stream",
  errors: ["NOT_FOUND"],
});
