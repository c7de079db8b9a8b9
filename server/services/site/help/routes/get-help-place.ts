import { getHelpPlace as call } from "@parlour/contracts/calls/site/help/get-help-place";
import { type Route, route } from "@parlour/server/kit/service";
import type { HelpDesk } from "../help-desk.ts";
import { placeStore } from "../place-store.ts";

export function getHelpPlace({ kit, scopeOf, locationOf }: HelpDesk): Route {
  const places = placeStore(kit);
  return route(call, async (input) =>
    places.get(await scopeOf(input.params), input.query.path, await locationOf(input)),
  );
}
