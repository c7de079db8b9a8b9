import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { newPasswordInput } from "../../../entities/secret-input.ts";

export const resetOperatorPassword = defineCall({
  name: "reset-operator-password",
  service: "operator",
  method: "PUT",
  path: "/services/operator/v1/password-reset",
  summary: "Choose a new password with the link from a password reset e-mail; open sessions end",
  access: "anyone",
  // The token is in the body, because paths are logged.
  body: z.strictObject({ token: z.string().min(1).max(100), password: newPasswordInput }),
  answers: { 200: z.object({ email: z.string() }) },
  errors: ["TOKEN_INVALID", "RATE_LIMITED"],
  limit: { max: 30, windowSeconds: 900 },
});
