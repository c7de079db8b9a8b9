import { listAffiliateApplications as call } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-applications";
import type { Kit } from "../../../../kit/kit.ts";
import { pageOf } from "../../../../kit/pages.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listApplications } from "../application-store.ts";
import { toApplication } from "../views.ts";

const perPage = 50;

export function listAffiliateApplications(kit: Kit, players: Players): Route {
  return route(call, async ({ query: { state, cursor } }) => {
    const found = await listApplications(kit.db, { state, after: cursor, limit: perPage + 1 });
    const { items: rows, nextCursor } = pageOf(found, perPage);
    const items = await Promise.all(
      rows.map(async (row) => {
        const { id: playerId, email, nickname } = await players.get(row.player_id);
        return { ...toApplication(row), playerId, email, nickname };
      }),
    );
    return { items, nextCursor };
  });
}
