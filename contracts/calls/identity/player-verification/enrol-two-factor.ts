import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sendAttempts } from "../../../entities/confirmation-code.ts";
import { MFA_OPERATIONS } from "../../../enumerations.ts";

export const enrolTwoFactor = defineCall({
  name: "enrol-two-factor",
  service: "player-verification",
  method: "POST",
  path: "/services/player-verification/v1/profiles/{session}/two-factor/enrol",
  summary:
    "Start two-factor enrolment: without a code it sends one by SMS, with the code it returns the authenticator URI. The password or PIN is verified for `enable2fa` before that",
  access: "player",
  headers: z.object({
    "x-mfa-code": z.string().max(16).optional(),
    "x-mfa-operation": z.enum(MFA_OPERATIONS).optional(),
  }),
  answers: { 200: z.union([z.object({ otpAuthUri: z.string() }), sendAttempts]) },
  errors: [
    "MFA_ACCOUNT_BLOCKED",
    "MFA_REQUIRED",
    "MFA_INVALID_CONFIRMATION_CODE",
    "MFA_CONFIGURATION_ERROR",
    "MFA_ERROR_VALIDATING_OPERATION",
    "NO_REMAINING_SEND_CODE_ATTEMPT",
    "PLAYER_NOT_VALIDATED",
    "FEATURE_DISABLED",
  ],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
