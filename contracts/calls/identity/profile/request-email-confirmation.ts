import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";

export const requestEmailConfirmation = defineCall({
  name: "request-email-confirmation",
  service: "profile",
  method: "POST",
  path: "/services/profile/v1/profiles/{session}/email-confirmation",
  summary: "Send the confirmation e-mail again",
  access: "player",
  answers: { 202: acknowledgement },
  limit: { max: 10, windowSeconds: 600, per: "session" },
});
