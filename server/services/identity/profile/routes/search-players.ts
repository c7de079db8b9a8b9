import { searchPlayers as call } from "@parlour/contracts/calls/identity/profile/search-players";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findPlayers } from "../find-players.ts";

const mostFound = 50;

export function searchPlayersRoute(kit: Kit): Route {
  return route(call, async ({ query: { term }, operator }) => {
    const found = await findPlayers(kit, term, mostFound + 1, operator.brandIds ?? null);
    return { items: found.slice(0, mostFound), more: found.length > mostFound };
  });
}
