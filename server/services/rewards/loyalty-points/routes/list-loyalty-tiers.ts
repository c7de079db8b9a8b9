import { listLoyaltyTiers as call } from "@parlour/contracts/calls/rewards/loyalty-points/list-loyalty-tiers";
import { type Route, route } from "../../../../kit/service.ts";
import type { LoyaltyParts } from "../parts.ts";
import { listTierNames } from "../programme-store.ts";

export function listLoyaltyTiers({ kit }: LoyaltyParts): Route {
  return route(call, async () => ({ items: await listTierNames(kit.db) }));
}
