import { listOperatorLeaderboards as call } from "@parlour/contracts/calls/rewards/leaderboards/list-operator-leaderboards";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listLeaderboardRows } from "../leaderboard-store.ts";
import type { LeaderboardParts } from "../parts.ts";
import { readDetails } from "../read-details.ts";

const perPage = 50;

export function listOperatorLeaderboards(parts: LeaderboardParts): Route {
  return route(call, async ({ query: { cursor } }) => {
    const rows = await listLeaderboardRows(parts.kit.db, { after: cursor, limit: perPage + 1 });
    const { items, nextCursor } = pageOf(rows, perPage);
    return { items: await readDetails(parts, items), nextCursor };
  });
}
