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
  summary: "The referral rewards for both friends in a currency, and the qualifying deposit",
  access: "anyone",
  query: z.object({
    currency: currencyInput,
    /**
     * The token of the link that the visitor followed. Without a token the general terms are returned; a token that
     * belongs to no player is refused.
     */
    token: tokenInput.optional(),
  }),
  answers: { 200: referralTerms },
  errors: ["NOT_FOUND"],
});
