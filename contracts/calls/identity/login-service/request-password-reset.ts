import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { emailInput } from "../../../entities/text.ts";

export const requestPasswordReset = defineCall({
  name: "request-password-reset",
  service: "login-service",
  method: "POST",
  path: "/services/login-service/v1/password-reset",
  summary: "Send a password reset link; the response is the same whether or not the account exists",
  access: "anyone",
  body: z.strictObject({ email: emailInput }),
  answers: { 202: acknowledgement },
  limit: { max: 30, windowSeconds: 900 },
});
