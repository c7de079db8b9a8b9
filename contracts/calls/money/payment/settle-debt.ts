import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { paymentDebt } from "../../../entities/payment-problem.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const settleDebt = defineCall({
  name: "settle-debt",
  service: "payment",
  method: "POST",
  path: "/services/operator/v1/debts/{id}",
  summary: "Collect a player's debt for a reversed deposit from the balance, or write it off",
  access: "operator",
  role: "PAYMENTS",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ action: z.enum(["COLLECT", "WRITE_OFF"]), reason: shortText(500) }),
  answers: { 200: paymentDebt },
  errors: ["NOT_FOUND", "CONFLICT", "INSUFFICIENT_FUNDS", "SECOND_PERSON_REQUIRED"],
});
