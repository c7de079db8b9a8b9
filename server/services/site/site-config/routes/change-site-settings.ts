import { changeSiteSettings as call } from "@parlour/contracts/calls/site/site-config/change-site-settings";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import { type Route, route } from "@parlour/server/kit/service";
import { changeSettings, type SettingParts } from "../change-settings.ts";

export function changeSiteSettings(parts: SettingParts): Route {
  return route(call, ({ body: { version, changes, reason }, headers: { host }, operator }) =>
    changeSettings(parts, {
      operator,
      host,
      version,
      reason,
      next: async () => changes as Partial<SiteConfiguration>,
    }),
  );
}
