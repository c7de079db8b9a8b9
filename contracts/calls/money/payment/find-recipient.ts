import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { shortText } from "../../../entities/text.ts";

export const findRecipient = defineCall({
  name: "find-recipient",
  service: "payment",
  method: "GET",
  path: "/services/payment/profiles/{session}/recipients",
  summary: "Look up the recipient of a transfer by nickname",
  access: "player",
  query: z.object({ nickname: shortText(60) }),
  answers: { 200: z.object({ nickname: z.string() }) },
  errors: ["RECIPIENT_NOT_FOUND", "METHOD_NOT_AVAILABLE"],
  // The rate limit prevents listing players by guessing their nicknames.
  limit: { max: 20, windowSeconds: 60, per: "session" },
});
