import { defineCall } from "../../../call.ts";
import { affiliateAccount } from "../../../entities/affiliate.ts";

export const getAffiliateAccount = defineCall({
  name: "get-affiliate-account",
  service: "affiliates",
  method: "GET",
  path: "/services/affiliates/v1/profiles/{session}",
  summary: "The player's affiliate application and account",
  access: "player",
  answers: { 200: affiliateAccount },
});
