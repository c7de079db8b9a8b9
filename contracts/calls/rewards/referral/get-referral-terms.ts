import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { currencyInput } from "../../../entities/money.ts";
import { referralTerms } from "../../../entities/referral.ts";
import { tokenInput } from "../../../entities/text.ts";

export const getReferralTerms = defineCall({
  name: "get-referral-terms",
  service: "referral",
  method: "GET",
  path: "/services/referral/v1/terms",
  summary: "What a friend and whoever invited them get in a currency, and for which deposit",
  access: "anyone",
  query: z.object({
    currency: currencyInput,
    /** Whoever asks was sent by it: nothing is offered for one that is no player's. */
    token: tokenInput.optional(),
  }),
  answers: { 200: referralTerms },
  errors: ["NOT_FOUND"],
});
