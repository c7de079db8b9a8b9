import { listFavouriteGames as call } from "@parlour/contracts/calls/play/casino-lobby/list-favourite-games";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { lobbyStore } from "../store.ts";

export function listFavouriteGames(kit: Kit): Route {
  const store = lobbyStore(kit);
  return route(call, async ({ session }) => ({ games: await store.listFavourites(session.playerId) }));
}
