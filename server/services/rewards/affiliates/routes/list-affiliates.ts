import { listAffiliates as call } from "@parlour/contracts/calls/rewards/affiliates/list-affiliates";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listNewestAffiliates } from "../affiliate-store.ts";
import { describeAffiliate } from "../describe-affiliate.ts";

const mostAtOnce = 200;

export function listAffiliates(kit: Kit, players: Players): Route {
  return route(call, async ({ query: { cursor, limit = mostAtOnce } }) => {
    const rows = await listNewestAffiliates(kit.db, { after: cursor, limit });
    return await Promise.all(rows.map((row) => describeAffiliate(kit, players, row)));
  });
}
