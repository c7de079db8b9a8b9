import { defineCall } from "../../../call.ts";
import { referralProfile } from "../../../entities/referral.ts";

export const getReferralProfile = defineCall({
  name: "get-referral-profile",
  service: "referral",
  method: "GET",
  path: "/services/referral/v1/profiles/{session}",
  summary: "The player's own referral link and its results",
  access: "player",
  answers: { 200: referralProfile },
});
