import { listAffiliates as call } from "@parlour/contracts/calls/rewards/affiliates/list-affiliates";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listAffiliateRows } from "../affiliate-store.ts";
import { describeAffiliate } from "../describe-affiliate.ts";

export function listAffiliates(kit: Kit, players: Players): Route {
  return route(call, async () => {
    const rows = await listAffiliateRows(kit.db);
    return await Promise.all(rows.map((row) => describeAffiliate(kit, players, row)));
  });
}
