import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";
import { withdrawalReview } from "../../../entities/withdrawal-review.ts";

export const getWithdrawalReview = defineCall({
  name: "get-withdrawal-review",
  service: "payment",
  method: "GET",
  path: "/services/operator/v1/withdrawals/{id}/review",
  summary: "The facts that an operator checks before deciding on a withdrawal",
  access: "operator",
  role: "PAYMENTS",
  params: z.object({ id: identifierInput }),
  answers: { 200: withdrawalReview },
  errors: ["NOT_FOUND"],
});
