import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { identifierInput } from "../../../entities/text.ts";
import { MFA_OPERATIONS } from "../../../enumerations.ts";

export const removePasskey = defineCall({
  name: "remove-passkey",
  service: "login-service",
  method: "DELETE",
  path: "/services/login-service/v1/profiles/{session}/passkeys/{id}",
  summary: "Remove a passkey; requires the same proof as changing the PIN",
  access: "player",
  params: z.object({ id: identifierInput }),
  headers: z.object({
    "x-mfa-code": z.string().max(16).optional(),
    "x-mfa-operation": z.enum(MFA_OPERATIONS).optional(),
  }),
  answers: { 200: acknowledgement },
  errors: ["NOT_FOUND", "MFA_REQUIRED", "MFA_INVALID_CONFIRMATION_CODE", "ACCOUNT_BLOCKED"],
  limit: { max: 30, windowSeconds: 60, per: "session" },
});
