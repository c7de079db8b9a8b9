import { listPlayerNames } from "@parlour/contracts/calls/identity/profile/list-player-names";
import { MOST_PLAYER_NAMES } from "@parlour/contracts/constants";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findByIds } from "../search-store.ts";

/** Returns players' names. `ids` is a list separated by commas; unknown ids are left out. */
export function listPlayerNamesRoute(kit: Kit): Route {
  return route(listPlayerNames, async ({ query }) => {
    const players = await findByIds(kit.db, query.ids.split(",").slice(0, MOST_PLAYER_NAMES), "ID");
    return players.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
  });
}
