import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { referralTracking } from "../../../entities/referral.ts";
import { tokenInput } from "../../../entities/text.ts";

export const getReferralTracking = defineCall({
  name: "get-referral-tracking",
  service: "referral",
  method: "GET",
  path: "/services/referral/v1/profiles/tracking/{token}",
  summary: "The referral or affiliate that a token belongs to",
  access: "anyone",
  params: z.object({ token: tokenInput }),
  answers: { 200: referralTracking },
});
