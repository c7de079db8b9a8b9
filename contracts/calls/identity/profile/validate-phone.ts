import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";

export const validatePhone = defineCall({
  name: "validate-phone",
  service: "profile",
  method: "POST",
  path: "/services/profile/v1/validated-phones/{phone}/profile/{session}",
  summary: "Verify a phone number with the code sent to it",
  access: "player",
  params: z.object({
    /** The country calling code and the number together, such as `+15550100`. */
    phone: z.string().regex(/^\+?\d{5,18}$/),
  }),
  headers: z.object({ "x-mfa-code": z.string().min(1).max(16) }),
  answers: { 200: acknowledgement },
  errors: ["MFA_INVALID_CONFIRMATION_CODE", "ACCOUNT_BLOCKED", "PLAYER_VALIDATED"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
