import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { HARM_OUTCOMES, harmCase } from "../../../entities/harm-case.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const closeHarmCase = defineCall({
  name: "close-harm-case",
  service: "cases",
  method: "POST",
  path: "/services/operator/v1/harm-cases/{id}/close",
  summary: "Close a player protection case with its outcome",
  access: "operator",
  role: "COMPLIANCE",
  queueItem: { queue: "cases", param: "id" },
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ outcome: z.enum(HARM_OUTCOMES), reason: reasonInput }),
  answers: { 200: harmCase },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT"],
});
