import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { passwordInput } from "../../../entities/secret-input.ts";

export const enrolOperatorAuthenticator = defineCall({
  name: "enrol-operator-authenticator",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/me/authenticator",
  summary:
    "Create an authenticator secret with the password, and with a code if one is active; its first code turns it on",
  access: "operator",
  brands: "shared",
  headers: z.object({ "x-mfa-code": z.string().max(16).optional() }),
  body: z.strictObject({ password: passwordInput }),
  answers: { 200: z.object({ otpAuthUri: z.string() }) },
  errors: ["CONFLICT", "MFA_INVALID_CONFIRMATION_CODE", "VERIFICATION_FAILED", "ACCOUNT_BLOCKED"],
  limit: { max: 20, windowSeconds: 3600 },
});
