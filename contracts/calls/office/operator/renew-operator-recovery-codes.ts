import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { passwordInput } from "../../../entities/secret-input.ts";

export const renewOperatorRecoveryCodes = defineCall({
  name: "renew-operator-recovery-codes",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/me/recovery-codes",
  summary: "Replace your own recovery codes with your password and a code; the new ones are shown once",
  access: "operator",
  brands: "shared",
  headers: z.object({ "x-mfa-code": z.string().max(16).optional() }),
  body: z.strictObject({ password: passwordInput }),
  answers: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
  errors: [
    "CONFLICT",
    "MFA_REQUIRED",
    "MFA_INVALID_CONFIRMATION_CODE",
    "VERIFICATION_FAILED",
    "ACCOUNT_BLOCKED",
  ],
  limit: { max: 20, windowSeconds: 3600 },
});
