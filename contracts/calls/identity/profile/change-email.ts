import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { emailInput } from "../../../entities/text.ts";
import { MFA_OPERATIONS } from "../../../enumerations.ts";

export const changeEmail = defineCall({
  name: "change-email",
  service: "profile",
  method: "POST",
  path: "/services/profile/v1/profiles/{session}/email",
  summary: "Send a link to a new e-mail address, which replaces the old one when the link is opened",
  access: "player",
  headers: z.object({
    "x-mfa-code": z.string().max(16).optional(),
    "x-mfa-operation": z.enum(MFA_OPERATIONS).optional(),
  }),
  body: z.strictObject({ email: emailInput }),
  answers: { 202: acknowledgement },
  errors: ["MFA_REQUIRED", "MFA_INVALID_CONFIRMATION_CODE", "ACCOUNT_BLOCKED"],
  limit: { max: 10, windowSeconds: 600, per: "session" },
});
