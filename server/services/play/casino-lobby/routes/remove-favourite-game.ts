import { removeFavouriteGame as call } from "@parlour/contracts/calls/play/casino-lobby/remove-favourite-game";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { lobbyStore } from "../store.ts";

export function removeFavouriteGame(kit: Kit): Route {
  const store = lobbyStore(kit);
  return route(call, async ({ params, session }) => {
    await store.removeFavourite(session.playerId, params.id);
    return { games: await store.listFavourites(session.playerId) };
  });
}
