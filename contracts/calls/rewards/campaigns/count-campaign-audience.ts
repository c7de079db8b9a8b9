import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { campaignFilter } from "../../../entities/campaign.ts";

export const countCampaignAudience = defineCall({
  name: "count-campaign-audience",
  service: "campaigns",
  method: "GET",
  path: "/services/operator/v1/campaign-audience",
  summary: "How many players match the filters now, by currency",
  access: "operator",
  role: "MARKETING",
  plainRead: true,
  query: campaignFilter,
  answers: {
    200: z.object({
      players: z.int(),
      currencies: z.array(z.object({ currency: z.string(), players: z.int() })),
    }),
  },
});
