import { addFavouriteGame as call } from "@parlour/contracts/calls/play/casino-lobby/add-favourite-game";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { LobbyParts } from "../lobby-parts.ts";
import { lobbyStore } from "../store.ts";

export function addFavouriteGame(kit: Kit, { catalogue }: Pick<LobbyParts, "catalogue">): Route {
  const store = lobbyStore(kit);
  return route(call, async ({ params, session }) => {
    if (!(await catalogue.has(params.id))) return refuse("NOT_FOUND");
    await store.addFavourite(session.playerId, params.id, kit.clock.now());
    return { games: await store.listFavourites(session.playerId) };
  });
}
