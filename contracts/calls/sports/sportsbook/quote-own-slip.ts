import { defineCall } from "../../../call.ts";
import { quoteSlip } from "./quote-slip.ts";

export const quoteOwnSlip = defineCall({
  name: "quote-own-slip",
  service: "sportsbook",
  method: "POST",
  path: "/services/sportsbook/v1/profiles/{session}/slips/quote",
  summary: "Like `quote-slip`, but with the player's own limits",
  access: "player",
  body: quoteSlip.body,
  answers: quoteSlip.answers,
  errors: ["CURRENCY_MISMATCH"],
  limit: { max: 300, windowSeconds: 60, per: "session" },
});
