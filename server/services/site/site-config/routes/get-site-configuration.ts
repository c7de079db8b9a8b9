import { getSiteConfiguration as call } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { siteConfigStore } from "../store.ts";

export function getSiteConfiguration(kit: Kit): Route {
  const store = siteConfigStore(kit);
  return route(call, () => store.get());
}
