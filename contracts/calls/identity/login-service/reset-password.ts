import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { newPasswordInput } from "../../../entities/secret-input.ts";
import { tokenInput } from "../../../entities/text.ts";

export const resetPassword = defineCall({
  name: "reset-password",
  service: "login-service",
  method: "PUT",
  path: "/services/login-service/v1/password-reset/{token}",
  summary: "Set a new password with a single-use link",
  access: "anyone",
  work: "secret",
  params: z.object({ token: tokenInput }),
  body: z.strictObject({ password: newPasswordInput }),
  answers: { 200: acknowledgement },
  errors: ["TOKEN_INVALID"],
  limit: { max: 60, windowSeconds: 900 },
});
