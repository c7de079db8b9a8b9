import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { newPasskeyInput, passkey } from "../../../entities/passkey.ts";
import { MFA_OPERATIONS } from "../../../enumerations.ts";

export const addPasskey = defineCall({
  name: "add-passkey",
  service: "login-service",
  method: "POST",
  path: "/services/login-service/v1/profiles/{session}/passkeys",
  summary: "Add a passkey; requires the same proof as changing the PIN",
  access: "player",
  headers: z.object({
    "x-mfa-code": z.string().max(16).optional(),
    "x-mfa-operation": z.enum(MFA_OPERATIONS).optional(),
  }),
  body: newPasskeyInput,
  answers: { 201: passkey },
  errors: [
    "MFA_REQUIRED",
    "MFA_INVALID_CONFIRMATION_CODE",
    "ACCOUNT_BLOCKED",
    "VERIFICATION_FAILED",
    "CONFLICT",
  ],
  limit: { max: 30, windowSeconds: 60, per: "session" },
});
