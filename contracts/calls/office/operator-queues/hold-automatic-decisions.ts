import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { automaticDecisions } from "../../../entities/automatic-decisions.ts";
import { reasonInput } from "../../../entities/operator.ts";

export const holdAutomaticDecisions = defineCall({
  name: "hold-automatic-decisions",
  service: "operator-queues",
  method: "PUT",
  path: "/services/operator/v1/automatic-decisions",
  summary: "Leave every withdrawal and document to operators, or let automatic decisions continue",
  access: "operator",
  role: ["COMPLIANCE", "PAYMENTS"],
  body: z.strictObject({ held: z.boolean(), reason: reasonInput }),
  answers: { 200: automaticDecisions },
});
