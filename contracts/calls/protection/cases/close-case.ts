import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { CASE_OUTCOME_NAMES, wholeCase } from "../../../entities/case.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const closeCase = defineCall({
  name: "close-case",
  service: "cases",
  method: "POST",
  path: "/services/operator/v1/cases/{id}/close",
  summary: "Close a case with its outcome, which ends its hold on withdrawals",
  access: "operator",
  role: "COMPLIANCE",
  queueItem: { queue: "cases", param: "id" },
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ outcome: z.enum(CASE_OUTCOME_NAMES), reason: reasonInput }),
  answers: { 200: wholeCase },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT"],
});
