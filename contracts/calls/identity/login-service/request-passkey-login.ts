import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { passkeyRequest } from "../../../entities/passkey.ts";

export const requestPasskeyLogin = defineCall({
  name: "request-passkey-login",
  service: "login-service",
  method: "POST",
  path: "/services/login-service/v1/passkey-login/challenge",
  summary: "A challenge to log in with a passkey",
  access: "anyone",
  headers: z.object({ origin: z.string().max(300).optional() }),
  answers: { 200: passkeyRequest },
  errors: ["FEATURE_DISABLED"],
  limit: { max: 60, windowSeconds: 60 },
});
