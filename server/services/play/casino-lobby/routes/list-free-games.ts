import { listFreeGames as call } from "@parlour/contracts/calls/play/casino-lobby/list-free-games";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { lobbyStore } from "../store.ts";

export function listFreeGames(kit: Kit): Route {
  const store = lobbyStore(kit);
  return route(call, async () => ({ games: await store.listFreeGames(kit.clock.now()) }));
}
