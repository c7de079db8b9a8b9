import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reviewedStatement } from "../../../entities/affiliate.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const payAffiliateStatement = defineCall({
  name: "pay-affiliate-statement",
  service: "affiliates",
  method: "POST",
  path: "/services/operator/v1/affiliate-statements/{id}/payout",
  summary:
    "Pay a closed statement once: to the wallet, or recorded as an external transfer in another currency",
  access: "operator",
  role: "PAYMENTS",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ reason: shortText(500) }),
  answers: { 200: reviewedStatement },
  errors: ["NOT_FOUND", "CONFLICT"],
});
