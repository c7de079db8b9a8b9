import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { affiliateLink, campaignInput, landingPathInput } from "../../../entities/affiliate.ts";
import { shortText } from "../../../entities/text.ts";

export const createAffiliateLink = defineCall({
  name: "create-affiliate-link",
  service: "affiliates",
  method: "POST",
  path: "/services/affiliates/v1/profiles/{session}/links",
  summary: "Create a tracking link for a campaign and a page of the site",
  access: "player",
  body: z.strictObject({
    name: shortText(80),
    campaign: campaignInput.default(""),
    landingPath: landingPathInput.default("/"),
  }),
  answers: { 201: affiliateLink },
  errors: ["FORBIDDEN", "LIMIT_EXCEEDED"],
  limit: { max: 60, windowSeconds: 3_600, per: "session" },
});
