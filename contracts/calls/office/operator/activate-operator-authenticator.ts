import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const activateOperatorAuthenticator = defineCall({
  name: "activate-operator-authenticator",
  service: "operator",
  method: "PUT",
  path: "/services/operator/v1/me/authenticator",
  summary: "Turn on the operator's new authenticator with its first code; answers recovery codes, once",
  access: "operator",
  brands: "shared",
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
  answers: { 200: z.object({ ok: z.literal(true), recoveryCodes: z.array(z.string()) }) },
  errors: ["MFA_INVALID_CONFIRMATION_CODE", "MFA_ACCOUNT_BLOCKED"],
});
