import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reportRoles } from "../../../entities/report.ts";
import { reportSchedule, savedReport } from "../../../entities/saved-report.ts";
import { identifierInput } from "../../../entities/text.ts";

export const scheduleReport = defineCall({
  name: "schedule-report",
  service: "saved-reports",
  method: "PUT",
  path: "/services/operator/v1/saved-reports/{id}/schedule",
  summary: "Send a saved report to the operator's own e-mail address regularly, or stop",
  access: "operator",
  role: reportRoles,
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ schedule: reportSchedule.nullable() }),
  answers: { 200: savedReport },
  errors: ["NOT_FOUND"],
});
