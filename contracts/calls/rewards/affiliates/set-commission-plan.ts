import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { commissionPlan, planInput } from "../../../entities/affiliate.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const setCommissionPlan = defineCall({
  name: "set-commission-plan",
  service: "affiliates",
  method: "POST",
  path: "/services/operator/v1/affiliates/{id}/plans",
  summary: "Add a new version of the affiliate's plan, effective next month",
  access: "operator",
  role: "MARKETING",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ plan: planInput, reason: shortText(500) }),
  answers: { 201: commissionPlan },
  errors: ["NOT_FOUND"],
});
