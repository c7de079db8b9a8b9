import { listOperatorMissions as call } from "@parlour/contracts/calls/rewards/missions/list-operator-missions";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listMissionRows } from "../mission-store.ts";
import type { MissionParts } from "../parts.ts";
import { readDetails } from "../read-details.ts";

const perPage = 50;

export function listOperatorMissions(parts: MissionParts): Route {
  return route(call, async ({ query: { cursor } }) => {
    const rows = await listMissionRows(parts.kit.db, { after: cursor, limit: perPage + 1 });
    const { items, nextCursor } = pageOf(rows, perPage);
    return { items: await readDetails(parts, items), nextCursor };
  });
}
