import { claimMissionPrize as call } from "@parlour/contracts/calls/rewards/missions/claim-mission-prize";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { claimPrize } from "../claim-prize.ts";
import type { MissionParts } from "../parts.ts";

export function claimMissionPrize(parts: MissionParts): Route {
  return route(call, async ({ session, params, body }) => {
    const player = await parts.players.get(session.playerId);
    const claimed = await claimPrize(parts, { missionId: params.id, period: body.period, player });
    return isRefusal(claimed) ? claimed : { claimedAt: claimed.claimedAt.toISOString() };
  });
}
