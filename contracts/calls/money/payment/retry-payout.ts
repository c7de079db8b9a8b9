import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const retryPayout = defineCall({
  name: "retry-payout",
  service: "payment",
  method: "POST",
  path: "/services/operator/v1/withdrawals/{id}/payout",
  summary: "Ask the provider again to pay an approved withdrawal; it is never paid twice",
  access: "operator",
  role: "PAYMENTS",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ reason: shortText(500) }),
  answers: { 200: acknowledgement },
  errors: ["NOT_FOUND", "CONFLICT"],
});
