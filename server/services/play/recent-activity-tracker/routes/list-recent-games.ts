import { listRecentGames as call } from "@parlour/contracts/calls/play/recent-activity-tracker/list-recent-games";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { recentGamesStore } from "../store.ts";

export function listRecentGames(kit: Kit): Route {
  const store = recentGamesStore(kit);
  return route(call, async ({ session }) => ({ games: await store.list(session.playerId) }));
}
