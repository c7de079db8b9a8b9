import { getCampaign as call } from "@parlour/contracts/calls/rewards/campaigns/get-campaign";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findCampaign } from "../campaign-store.ts";
import type { CampaignParts } from "../parts.ts";
import { toDetails } from "../views.ts";

export function getCampaign(parts: CampaignParts): Route {
  return route(call, async ({ params: { id } }) => {
    const campaign = await findCampaign(parts.kit.db, id);
    return campaign ? await toDetails(parts, campaign) : refuse("NOT_FOUND");
  });
}
