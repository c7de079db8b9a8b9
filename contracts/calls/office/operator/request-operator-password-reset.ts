import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { emailInput } from "../../../entities/text.ts";

export const requestOperatorPasswordReset = defineCall({
  name: "request-operator-password-reset",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/password-reset",
  summary:
    "E-mail an operator a password reset link; the response is the same whether or not the account exists",
  access: "anyone",
  body: z.strictObject({ email: emailInput }),
  answers: { 202: acknowledgement },
  limit: { max: 10, windowSeconds: 900 },
});
