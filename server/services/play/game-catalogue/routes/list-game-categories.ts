import { listGameCategories as call } from "@parlour/contracts/calls/play/game-catalogue/list-game-categories";
import { type Route, route } from "@parlour/server/kit/service";
import type { Catalogue } from "../catalogue.ts";

export function listGameCategories(catalogue: Catalogue): Route {
  return route(call, async (input) => ({ items: await catalogue.listCategories(input.params, input) }));
}
