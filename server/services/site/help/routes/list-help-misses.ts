import { listHelpMisses as call } from "@parlour/contracts/calls/site/help/list-help-misses";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listFailedSearches } from "../failed-search-store.ts";

export function listHelpMisses(kit: Kit): Route {
  return route(call, () => listFailedSearches(kit.db));
}
