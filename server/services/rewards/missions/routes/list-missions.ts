import { listMissions as call } from "@parlour/contracts/calls/rewards/missions/list-missions";
import { type Route, route } from "../../../../kit/service.ts";
import type { MissionParts } from "../parts.ts";
import { readMissions } from "../read-missions.ts";

export function listMissions(parts: MissionParts): Route {
  return route(call, async ({ session, query }) => {
    const player = await parts.players.get(session.playerId);
    return await readMissions(parts, player, query.language ?? player.language);
  });
}
