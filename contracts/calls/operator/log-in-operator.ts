import { z } from "zod";
import { defineCall } from "../../call.ts";
import { passwordInput } from "../../entities/secret-input.ts";

export const logInOperator = defineCall({
  name: "log-in-operator",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/login",
  summary: "Opens the session of an operator in its own cookie",
  access: "anyone",
  headers: z.object({ "x-mfa-code": z.string().max(16).optional() }),
  body: z.strictObject({ username: z.string().trim().min(1).max(254), password: passwordInput }),
  answers: { 200: z.object({ name: z.string(), roles: z.array(z.string()) }) },
  errors: [
    "invalid_grant",
    "blocked",
    "DISABLED_PROFILE",
    "mfa_required:TWO_FACTOR_AUTHENTICATION",
    "RATE_LIMITED",
  ],
});
