import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { wholeCase } from "../../../entities/case.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const decideCaseHold = defineCall({
  name: "decide-case-hold",
  service: "cases",
  method: "POST",
  path: "/services/operator/v1/cases/{id}/hold",
  summary: "Decide whether the player's withdrawals wait until the case is closed",
  access: "operator",
  role: "COMPLIANCE",
  queueItem: { queue: "cases", param: "id" },
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ held: z.boolean(), reason: reasonInput }),
  answers: { 200: wholeCase },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT"],
});
