import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { withdrawal } from "../../../entities/payment.ts";
import { identifierInput } from "../../../entities/text.ts";

export const cancelWithdrawal = defineCall({
  name: "cancel-withdrawal",
  service: "payment",
  method: "DELETE",
  path: "/services/payment/profiles/{session}/withdrawals/{id}",
  summary: "Cancel a pending withdrawal and return the money",
  access: "player",
  params: z.object({ id: identifierInput }),
  answers: { 200: withdrawal },
  idempotent: true,
  errors: ["NOT_FOUND", "WITHDRAWAL_NOT_PENDING", "FEATURE_DISABLED", "OVERLOADED"],
});
