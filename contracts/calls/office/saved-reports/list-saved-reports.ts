import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reportRoles } from "../../../entities/report.ts";
import { savedReport } from "../../../entities/saved-report.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listSavedReports = defineCall({
  name: "list-saved-reports",
  service: "saved-reports",
  method: "GET",
  path: "/services/operator/v1/saved-reports",
  summary: "The operator's own saved reports and those that others share, by name",
  access: "operator",
  role: reportRoles,
  plainRead: true,
  query: z.object({
    /** The id of the last report on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(savedReport), nextCursor: z.string().nullable() }) },
});
