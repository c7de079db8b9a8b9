import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { pinCodeInput } from "../../../entities/secret-input.ts";
import { MFA_OPERATIONS } from "../../../enumerations.ts";

export const updatePinCode = defineCall({
  name: "update-pin-code",
  service: "profile",
  method: "PUT",
  path: "/api/v1/profiles/{session}/pin-code",
  summary:
    "Set the PIN; replacing one needs a proof: a code in X-MFA-CODE, or `verify` for updateProfile shortly before",
  access: "player",
  headers: z.object({
    "x-mfa-code": z.string().max(16).optional(),
    "x-mfa-operation": z.enum(MFA_OPERATIONS).optional(),
  }),
  body: z.strictObject({ pinCode: pinCodeInput }),
  answers: { 200: acknowledgement },
  errors: ["MFA_REQUIRED", "MFA_INVALID_CONFIRMATION_CODE", "ACCOUNT_BLOCKED"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
