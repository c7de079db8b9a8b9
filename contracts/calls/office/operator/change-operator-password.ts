import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { newPasswordInput, passwordInput } from "../../../entities/secret-input.ts";

export const changeOperatorPassword = defineCall({
  name: "change-operator-password",
  service: "operator",
  method: "PUT",
  path: "/services/operator/v1/me/password",
  summary: "Change your own password with the current one and, if you have an authenticator, its code",
  access: "operator",
  brands: "shared",
  headers: z.object({ "x-mfa-code": z.string().max(16).optional() }),
  body: z.strictObject({ password: passwordInput, newPassword: newPasswordInput }),
  answers: { 200: z.object({ ok: z.literal(true) }) },
  errors: [
    "MFA_REQUIRED",
    "MFA_INVALID_CONFIRMATION_CODE",
    "VERIFICATION_FAILED",
    "ACCOUNT_BLOCKED",
    "RATE_LIMITED",
  ],
  limit: { max: 20, windowSeconds: 900 },
});
