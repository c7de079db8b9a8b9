import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { campaignPlan } from "../../../entities/campaign.ts";
import { languageCodes } from "../../../languages.ts";

export const previewCampaign = defineCall({
  name: "preview-campaign",
  service: "campaigns",
  method: "POST",
  path: "/services/operator/v1/campaign-previews",
  summary: "The message as players of one language would see it on each channel",
  access: "operator",
  isCheck: true,
  role: "MARKETING",
  body: z.strictObject({
    plan: campaignPlan.pick({ texts: true, fallbackLanguage: true, link: true, offerId: true }),
    language: z.enum(languageCodes as [string, ...string[]]),
  }),
  answers: {
    200: z.object({
      /**
       * The language of the texts. It is the fallback language if the campaign has no text in the requested
       * one.
       */
      language: z.string(),
      onSite: z.object({ title: z.string(), text: z.string() }),
      email: z.object({ subject: z.string(), text: z.string() }),
      sms: z.string().nullable(),
    }),
  },
});
