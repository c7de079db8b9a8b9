import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { campaignDetails } from "../../../entities/campaign.ts";
import { identifierInput } from "../../../entities/text.ts";

export const getCampaign = defineCall({
  name: "get-campaign",
  service: "campaigns",
  method: "GET",
  path: "/services/operator/v1/campaigns/{id}",
  summary: "A campaign with its exclusions, and its results beside those of the control group",
  access: "operator",
  role: "MARKETING",
  plainRead: true,
  params: z.object({ id: identifierInput }),
  answers: { 200: campaignDetails },
  errors: ["NOT_FOUND"],
});
