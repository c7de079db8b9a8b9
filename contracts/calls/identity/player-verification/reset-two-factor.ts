import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { MFA_OPERATIONS, TWO_FACTOR_STATUSES } from "../../../enumerations.ts";

export const resetTwoFactor = defineCall({
  name: "reset-two-factor",
  service: "player-verification",
  method: "POST",
  path: "/services/player-verification/v1/profiles/{session}/two-factor/reset",
  summary: "Turn off two-factor authentication with an authenticator or recovery code",
  access: "player",
  headers: z.object({
    "x-mfa-code": z.string().max(16).optional(),
    "x-mfa-operation": z.enum(MFA_OPERATIONS).optional(),
  }),
  answers: { 200: z.object({ status: z.enum(TWO_FACTOR_STATUSES) }) },
  errors: [
    "MFA_REQUIRED",
    "MFA_ACCOUNT_BLOCKED",
    "MFA_INVALID_CONFIRMATION_CODE",
    "MFA_CONFIGURATION_ERROR",
    "MFA_ERROR_VALIDATING_OPERATION",
  ],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
