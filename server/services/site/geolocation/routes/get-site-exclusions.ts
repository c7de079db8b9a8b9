import { getSiteExclusions as call } from "@parlour/contracts/calls/site/geolocation/get-site-exclusions";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findExclusions, noExclusions } from "../exclusion-store.ts";

export function getSiteExclusionsRoute(kit: Kit): Route {
  return route(call, async () => (await findExclusions(kit.db)) ?? noExclusions);
}
