import { countCampaignAudience as call } from "@parlour/contracts/calls/rewards/campaigns/count-campaign-audience";
import { type Route, route } from "../../../../kit/service.ts";
import type { CampaignParts } from "../parts.ts";

export function countCampaignAudience({ kit, segments }: CampaignParts): Route {
  return route(call, async ({ query }) => {
    const currencies = await segments.count(kit.db, query);
    return { players: currencies.reduce((sum, { players }) => sum + players, 0), currencies };
  });
}
