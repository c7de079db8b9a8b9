import { listAffiliateApplications as call } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-applications";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listApplications } from "../application-store.ts";
import { toApplication } from "../views.ts";

export function listAffiliateApplications(kit: Kit, players: Players): Route {
  return route(call, async ({ query }) => {
    const rows = await listApplications(kit.db, query.state);
    return await Promise.all(
      rows.map(async (row) => {
        const { id: playerId, email, nickname } = await players.get(row.player_id);
        return { ...toApplication(row), playerId, email, nickname };
      }),
    );
  });
}
