import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { loginSuccess, requiredActionAnswer } from "../../../entities/login.ts";
import { newPasswordInput, pinCodeInput } from "../../../entities/secret-input.ts";
import { phoneInput, phonePrefixInput, tokenInput } from "../../../entities/text.ts";
import { REQUIRED_ACTIONS } from "../../../enumerations.ts";

export const completeRequiredAction = defineCall({
  name: "complete-required-action",
  service: "login-service",
  method: "POST",
  path: "/services/login-service/v1/login/{action}",
  summary: "Complete the action that the login required, and open the session",
  access: "anyone",
  work: "secret",
  params: z.object({ action: z.enum(REQUIRED_ACTIONS) }),
  headers: z.object({
    /** The user agent, which names the device in the player's list of sessions. */
    "user-agent": z.string().optional(),
  }),
  body: z.strictObject({
    token: tokenInput,
    password: newPasswordInput.optional(),
    phonePrefix: phonePrefixInput.optional(),
    phone: phoneInput.optional(),
    pinCode: pinCodeInput.optional(),
  }),
  answers: { 200: loginSuccess, 428: requiredActionAnswer },
  errors: ["INVALID_REQUIRED_ACTION_DETAILS", "DISABLED_PROFILE"],
  limit: { max: 60, windowSeconds: 60 },
});
