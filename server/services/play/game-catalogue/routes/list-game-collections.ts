import { listGameCollections as call } from "@parlour/contracts/calls/play/game-catalogue/list-game-collections";
import { type Route, route } from "@parlour/server/kit/service";
import type { Catalogue } from "../catalogue.ts";

export function listGameCollections(catalogue: Catalogue): Route {
  return route(call, async (input) => ({ items: await catalogue.listCollections(input.params, input) }));
}
