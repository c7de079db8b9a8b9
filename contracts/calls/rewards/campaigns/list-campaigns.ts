import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { CAMPAIGN_STATES, listedCampaign } from "../../../entities/campaign.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listCampaigns = defineCall({
  name: "list-campaigns",
  service: "campaigns",
  method: "GET",
  path: "/services/operator/v1/campaigns",
  summary: "Campaigns with how many players they have reached, newest first",
  access: "operator",
  role: "MARKETING",
  plainRead: true,
  query: z.object({
    state: z.enum(CAMPAIGN_STATES).optional(),
    /** The id of the last campaign on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(listedCampaign), nextCursor: z.string().nullable() }) },
});
