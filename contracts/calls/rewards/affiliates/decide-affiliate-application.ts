import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { planInput, reviewedApplication } from "../../../entities/affiliate.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const decideAffiliateApplication = defineCall({
  name: "decide-affiliate-application",
  service: "affiliates",
  method: "POST",
  path: "/services/operator/v1/affiliate-applications/{id}/decision",
  summary: "Approve an application, with the standard plan unless another is given, or reject it",
  access: "operator",
  role: "MARKETING",
  queueItem: { queue: "affiliates", param: "id" },
  params: z.object({ id: identifierInput }),
  body: z.strictObject({
    decision: z.enum(["APPROVE", "REFUSE"]),
    reason: shortText(500),
    plan: planInput.optional(),
  }),
  answers: { 200: reviewedApplication },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT"],
});
