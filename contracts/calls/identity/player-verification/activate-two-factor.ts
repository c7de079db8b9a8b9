import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { confirmationCodeInput } from "../../../entities/secret-input.ts";
import { TWO_FACTOR_STATUSES } from "../../../enumerations.ts";

export const activateTwoFactor = defineCall({
  name: "activate-two-factor",
  service: "player-verification",
  method: "POST",
  path: "/services/player-verification/v1/profiles/{session}/two-factor/activate",
  summary: "Turn on two-factor authentication with the first code from the authenticator",
  access: "player",
  body: z.strictObject({ code: confirmationCodeInput }),
  answers: {
    200: z.object({
      status: z.enum(TWO_FACTOR_STATUSES),
      /** Each code can be used once instead of the authenticator. Only this response contains the codes. */
      recoveryCodes: z.array(z.string()),
    }),
  },
  errors: ["MFA_ACCOUNT_BLOCKED", "MFA_INVALID_CONFIRMATION_CODE", "MFA_CONFIGURATION_ERROR"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
