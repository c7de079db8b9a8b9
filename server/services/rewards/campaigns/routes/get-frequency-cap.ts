import { getFrequencyCap as call } from "@parlour/contracts/calls/rewards/campaigns/get-frequency-cap";
import { type Route, route } from "../../../../kit/service.ts";
import { readCap } from "../cap-store.ts";
import type { CampaignParts } from "../parts.ts";

export function getFrequencyCap({ kit }: CampaignParts): Route {
  return route(call, () => readCap(kit.db));
}
