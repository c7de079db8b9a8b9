import { searchPlayers as call } from "@parlour/contracts/calls/identity/profile/search-players";
import type { FoundPlayer } from "@parlour/contracts/entities/player-details";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findByDetails, findByIds, findByName } from "../search-store.ts";

const mostFound = 50;

/** Exact identifiers first, then parts of the player's details, then where they were seen. */
export function searchPlayersRoute(kit: Kit): Route {
  return route(call, async ({ query: { term } }) => {
    const named = await findByName(kit.db, term);
    // An id or e-mail address identifies exactly one player, so no partial matches are needed.
    if (named.some(({ matchedBy }) => matchedBy !== "NICKNAME")) return { items: named, more: false };
    const [detailed, atAddress, onDevice] = await Promise.all([
      findByDetails(kit.db, term, mostFound + 1),
      kit.sessions.playersAt("address", term, mostFound + 1),
      kit.sessions.playersAt("device", term, mostFound + 1),
    ]);
    const found = new Map<string, FoundPlayer>();
    for (const player of [
      ...named,
      ...detailed,
      ...(await findByIds(kit.db, atAddress, "ADDRESS")),
      ...(await findByIds(kit.db, onDevice, "DEVICE")),
    ]) {
      if (!found.has(player.id)) found.set(player.id, player);
    }
    return { items: [...found.values()].slice(0, mostFound), more: found.size > mostFound };
  });
}
