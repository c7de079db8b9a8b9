import { getGame as call } from "@parlour/contracts/calls/game-catalogue/get-game";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { Catalogue } from "../catalogue.ts";

export function getGame(catalogue: Catalogue): Route {
  return route(
    call,
    async (input) => (await catalogue.find(input.params, input.params.slug, input)) ?? refuse("NOT_FOUND"),
  );
}
