import { listChosenGames as call } from "@parlour/contracts/calls/play/game-catalogue/list-chosen-games";
import { type Route, route } from "@parlour/server/kit/service";
import type { Catalogue } from "../catalogue.ts";

export function listChosenGames(catalogue: Catalogue): Route {
  return route(call, async () => ({ items: await catalogue.listChosen() }));
}
