import { listAffiliates as call } from "@parlour/contracts/calls/operator/list-affiliates";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import { type Route, route } from "../../../kit/service.ts";
import { getPlan, listAffiliateRows } from "../affiliate-store.ts";
import { countsBetween } from "../link-store.ts";
import { monthOf } from "../months.ts";
import { toPlan } from "../views.ts";

export function listAffiliates(kit: Kit, players: Players): Route {
  return route(call, async () => {
    const now = kit.clock.now();
    const always = { from: new Date(0), before: new Date(now.getTime() + 1) };
    const rows = await listAffiliateRows(kit.db);
    return await Promise.all(
      rows.map(async ({ id, player_id: playerId, currency, created_at: since }) => {
        const { nickname, email } = await players.get(playerId);
        const counts = await countsBetween(kit.db, id, always);
        return {
          id,
          playerId,
          nickname,
          email,
          currency,
          since: since.toISOString(),
          plan: toPlan(await getPlan(kit.db, id, monthOf(now)), currency),
          clicks: counts.clicks,
          joins: counts.joins,
          firstDeposits: counts.first_deposits,
        };
      }),
    );
  });
}
