import { listConfiguredGames as call } from "@parlour/contracts/calls/play/game-catalogue/list-configured-games";
import { type Route, route } from "@parlour/server/kit/service";
import type { Catalogue } from "../catalogue.ts";

export function listConfiguredGames(catalogue: Catalogue): Route {
  return route(call, async () => ({ items: await catalogue.listConfigured() }));
}
