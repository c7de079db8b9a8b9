import { changeSiteSettings as call } from "@parlour/contracts/calls/site/site-config/change-site-settings";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { changeSettings } from "../change-settings.ts";
import type { SiteConfigStore } from "../store.ts";

export function changeSiteSettings(kit: Kit, settings: SiteConfigStore): Route {
  return route(call, ({ body: { version, changes, reason }, operator }) =>
    changeSettings(kit, settings, {
      operator,
      version,
      reason,
      next: async () => changes as Partial<SiteConfiguration>,
    }),
  );
}
