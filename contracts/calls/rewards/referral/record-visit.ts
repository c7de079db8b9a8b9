import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { campaignInput, landingPathInput } from "../../../entities/affiliate.ts";
import { referralTracking } from "../../../entities/referral.ts";
import { tokenInput } from "../../../entities/text.ts";

export const recordVisit = defineCall({
  name: "record-visit",
  service: "referral",
  method: "POST",
  path: "/services/referral/v1/visits",
  summary: "Record a visit through a referral or affiliate link",
  access: "anyone",
  headers: z.object({
    "user-agent": z.string().optional(),
    "sec-fetch-site": z.string().optional(),
    "sec-fetch-dest": z.string().optional(),
    "sec-purpose": z.string().optional(),
  }),
  body: z.strictObject({
    token: tokenInput,
    /** Identifies the browser. Several visits by the same visitor on one day are counted once. */
    visitor: z.string().min(8).max(128),
    campaign: campaignInput.default(""),
    sharingMethod: z.string().max(40).default(""),
    landingPath: landingPathInput.catch("/"),
  }),
  answers: { 202: referralTracking },
  errors: ["RATE_LIMITED"],
  limit: { max: 60, windowSeconds: 60 },
});
