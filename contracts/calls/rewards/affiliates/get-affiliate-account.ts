import { defineCall } from "../../../call.ts";
import { affiliateAccount } from "../../../entities/affiliate.ts";

export const getAffiliateAccount = defineCall({
  name: "get-affiliate-account",
  service: "affiliates",
  method: "GET",
  path: "/services/affiliates/v1/profiles/{session}",
  summary: "The player's application to the affiliate programme, and their place in it",
  access: "player",
  answers: { 200: affiliateAccount },
});
