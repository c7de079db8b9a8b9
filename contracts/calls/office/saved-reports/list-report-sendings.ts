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
  summary: "E-mails about a saved report, newest first",
  access: "operator",
  role: reportRoles,
  plainRead: true,
  params: z.object({ id: identifierInput }),
  query: z.object({
    /** The id of the last entry on the previous page. */
    cursor: z
      .string()
      .regex(/^\d{1,18}$/, "INVALID_FORMAT")
      .optional(),
  }),
  answers: { 200: z.object({ items: z.array(reportSending), nextCursor: z.string().nullable() }) },
  errors: ["NOT_FOUND"],
});
