import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";

export const rebuildReports = defineCall({
  name: "rebuild-reports",
  service: "reports",
  method: "POST",
  path: "/services/operator/v1/reports-rebuild",
  summary: "Discard the report totals and rebuild them from all postings",
  access: "operator",
  role: "ADMIN",
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: z.object({ started: z.literal(true) }) },
});
