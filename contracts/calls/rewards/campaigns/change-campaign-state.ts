import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { CAMPAIGN_ACTIONS, campaignDetails } from "../../../entities/campaign.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const changeCampaignState = defineCall({
  name: "change-campaign-state",
  service: "campaigns",
  method: "POST",
  path: "/services/operator/v1/campaigns/{id}/state",
  summary: "Start, unschedule, pause, resume or stop a campaign",
  access: "operator",
  role: "MARKETING",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({
    action: z.enum(CAMPAIGN_ACTIONS),
    /** The version the operator saw; if a newer one exists, the call is refused as a conflict. */
    baseVersion: z.int().min(1),
    reason: reasonInput,
  }),
  answers: { 200: campaignDetails },
  errors: ["SECOND_PERSON_REQUIRED", "CAMPAIGN_OFFER_NOT_GRANTABLE", "NOT_FOUND", "CONFLICT"],
});
