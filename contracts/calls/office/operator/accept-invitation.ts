import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { newPasswordInput } from "../../../entities/secret-input.ts";

export const acceptInvitation = defineCall({
  name: "accept-invitation",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/invitation",
  summary: "Choose a password with the link from an invitation; open sessions end",
  access: "anyone",
  // The token is in the body, because paths are logged.
  body: z.strictObject({ token: z.string().min(1).max(100), password: newPasswordInput }),
  answers: { 200: z.object({ email: z.string() }) },
  errors: ["TOKEN_INVALID", "RATE_LIMITED"],
  limit: { max: 30, windowSeconds: 900 },
});
