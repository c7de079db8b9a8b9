import { defineCall } from "../../../call.ts";
import { referralPages, referralProfile } from "../../../entities/referral.ts";

export const getReferralProfile = defineCall({
  name: "get-referral-profile",
  service: "referral",
  method: "GET",
  path: "/services/referral/v1/profiles/{session}",
  summary: "The player's own referral link and its results",
  access: "player",
  query: referralPages,
  answers: { 200: referralProfile },
});
