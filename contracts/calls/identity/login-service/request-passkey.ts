import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { passkeyCreation } from "../../../entities/passkey.ts";

export const requestPasskey = defineCall({
  name: "request-passkey",
  service: "login-service",
  method: "POST",
  path: "/services/login-service/v1/profiles/{session}/passkeys/challenge",
  summary: "A challenge to add a passkey",
  access: "player",
  headers: z.object({ origin: z.string().max(300).optional() }),
  answers: { 200: passkeyCreation },
  errors: ["FEATURE_DISABLED"],
  limit: { max: 30, windowSeconds: 60, per: "session" },
});
