import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { passwordInput } from "../../../entities/secret-input.ts";
import { OPERATOR_ROLES } from "../../../enumerations.ts";

export const logInOperator = defineCall({
  name: "log-in-operator",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/login",
  summary: "Log in to the console; a new login ends the operator's earlier session",
  access: "anyone",
  work: "secret",
  headers: z.object({
    "x-captcha-token": z.string().max(4_096).optional(),
    "x-mfa-code": z.string().max(16).optional(),
    "user-agent": z.string().optional(),
  }),
  body: z.strictObject({ username: z.string().trim().min(1).max(254), password: passwordInput }),
  answers: { 200: z.object({ id: z.string(), name: z.string(), roles: z.array(z.enum(OPERATOR_ROLES)) }) },
  errors: [
    "invalid_grant",
    "invalid_grant_captcha_enforcement",
    "blocked",
    "DISABLED_PROFILE",
    "mfa_required:TWO_FACTOR_AUTHENTICATION",
    "MFA_INVALID_CONFIRMATION_CODE",
    "VERIFICATION_BLOCKED",
    "RATE_LIMITED",
  ],
  limit: { max: 100, windowSeconds: 900 },
});
