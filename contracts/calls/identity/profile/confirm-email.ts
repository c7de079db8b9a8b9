import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { tokenInput } from "../../../entities/text.ts";

export const confirmEmail = defineCall({
  name: "confirm-email",
  service: "profile",
  method: "POST",
  path: "/services/profile/v1/email-confirmations/{token}",
  summary: "Confirm an e-mail address with the link that was sent to it",
  access: "anyone",
  params: z.object({ token: tokenInput }),
  answers: { 200: acknowledgement },
  errors: ["TOKEN_INVALID"],
  limit: { max: 60, windowSeconds: 600 },
});
