import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { shortText } from "../../../entities/text.ts";

export const settlePaymentProblem = defineCall({
  name: "settle-payment-problem",
  service: "payment",
  method: "POST",
  path: "/services/operator/v1/payment-problems/settle",
  summary: "Close a payment problem with a reason; no money is moved",
  access: "operator",
  role: "PAYMENTS",
  body: z.strictObject({ id: z.string().min(1).max(300), reason: shortText(500) }),
  answers: { 200: acknowledgement },
  errors: ["NOT_FOUND", "CONFLICT"],
});
