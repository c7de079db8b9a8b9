import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { reportRoles } from "../../../entities/report.ts";
import { identifierInput } from "../../../entities/text.ts";

export const deleteSavedReport = defineCall({
  name: "delete-saved-report",
  service: "saved-reports",
  method: "DELETE",
  path: "/services/operator/v1/saved-reports/{id}",
  summary: "Delete the operator's own saved report, and everyone's scheduled e-mails of it",
  access: "operator",
  role: reportRoles,
  params: z.object({ id: identifierInput }),
  answers: { 200: acknowledgement },
  errors: ["NOT_FOUND"],
});
