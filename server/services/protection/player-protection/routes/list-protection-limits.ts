import { listProtectionLimits as call } from "@parlour/contracts/calls/protection/player-protection/list-protection-limits";
import { type Route, route } from "../../../../kit/service.ts";
import type { ProtectionParts } from "../parts.ts";
import { readLimitsOf } from "../read-limits-of.ts";

export function listProtectionLimits(parts: ProtectionParts): Route {
  return route(call, async ({ session }) => readLimitsOf(parts, await parts.players.get(session.playerId)));
}
