import { getPlayerProtection as call } from "@parlour/contracts/calls/identity/player-verification/get-player-protection";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readProtection } from "../protection.ts";

export function getPlayerProtectionRoute(kit: Kit): Route {
  return route(call, ({ params }) => readProtection(kit, params.playerId));
}
