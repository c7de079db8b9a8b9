import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { MFA_OPERATIONS, VERIFICATION_METHODS, VERIFICATION_TYPES } from "../../../enumerations.ts";

export const verify = defineCall({
  name: "verify",
  service: "player-verification",
  method: "PUT",
  path: "/services/player-verification/v1/profiles/{session}/verifications/verify",
  summary:
    "Verify a password, PIN or code before an operation. With method EMAIL and no open code, a code is sent. Enrolment (`enable2fa`) takes the password or PIN only",
  access: "player",
  headers: z.object({
    /** In the sandbox only, the value `true` skips the verification. */
    "x-mock-2fa-verification": z.string().max(8).optional(),
  }),
  body: z.strictObject({
    type: z.enum(VERIFICATION_TYPES),
    method: z.enum(VERIFICATION_METHODS),
    value: z.string().min(1).max(200),
    operation: z.enum(MFA_OPERATIONS),
  }),
  answers: { 200: z.object({ verified: z.literal(true) }) },
  errors: ["VERIFICATION_FAILED", "ACCOUNT_BLOCKED", "MFA_ERROR_VALIDATING_OPERATION"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
