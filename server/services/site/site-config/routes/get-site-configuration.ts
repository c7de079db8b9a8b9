import { getSiteConfiguration as call } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import { settingsOf } from "@parlour/server/kit/brands/brand-settings";
import { type Route, route } from "@parlour/server/kit/service";
import type { SiteConfigStore } from "../store.ts";

export function getSiteConfiguration(settings: SiteConfigStore): Route {
  return route(call, async ({ brand }) => settingsOf(brand, await settings.get()));
}
