import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { passwordInput } from "../../../entities/secret-input.ts";

export const enrolOperatorAuthenticator = defineCall({
  name: "enrol-operator-authenticator",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/me/authenticator",
  summary: "Create an authenticator secret with the password; it takes effect with its first valid code",
  access: "operator",
  brands: "shared",
  body: z.strictObject({ password: passwordInput }),
  answers: { 200: z.object({ otpAuthUri: z.string() }) },
  errors: ["CONFLICT", "VERIFICATION_FAILED", "ACCOUNT_BLOCKED"],
  limit: { max: 20, windowSeconds: 3600 },
});
