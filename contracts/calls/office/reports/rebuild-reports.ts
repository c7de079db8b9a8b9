import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";

export const rebuildReports = defineCall({
  name: "rebuild-reports",
  service: "reports",
  method: "POST",
  path: "/services/operator/v1/reports-rebuild",
  summary: "Throws the sums of the reports away and adds every posting up anew",
  access: "operator",
  role: "ADMIN",
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: z.object({ started: z.literal(true) }) },
});
