import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { loginSuccess, requiredActionAnswer } from "../../../entities/login.ts";
import { passkeyAssertionInput } from "../../../entities/passkey.ts";

export const logInByPasskey = defineCall({
  name: "log-in-by-passkey",
  service: "login-service",
  method: "POST",
  path: "/services/login-service/v1/passkey-login",
  summary: "Log in with a passkey, which replaces the password and the second factor",
  access: "anyone",
  headers: z.object({
    /** The user agent, which names the device in the player's list of sessions. */
    "user-agent": z.string().optional(),
  }),
  body: passkeyAssertionInput,
  answers: { 200: loginSuccess, 428: requiredActionAnswer },
  errors: ["invalid_grant", "DISABLED_PROFILE", "RATE_LIMITED"],
  limit: { max: 60, windowSeconds: 60 },
});
