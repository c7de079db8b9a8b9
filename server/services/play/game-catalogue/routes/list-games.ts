import { listGames as call } from "@parlour/contracts/calls/play/game-catalogue/list-games";
import { type Route, route } from "@parlour/server/kit/service";
import type { Catalogue } from "../catalogue.ts";

export function listGames(catalogue: Catalogue): Route {
  return route(call, async (input) => ({ items: await catalogue.list(input.params, input) }));
}
