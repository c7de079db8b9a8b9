import { rollBackSiteSettings as call } from "@parlour/contracts/calls/site/site-config/roll-back-site-settings";
import { siteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { changeSettings } from "../change-settings.ts";
import { readValuesAt } from "../change-store.ts";
import type { SiteConfigStore } from "../store.ts";

export function rollBackSiteSettings(kit: Kit, settings: SiteConfigStore): Route {
  return route(call, async ({ body: { toVersion, version, reason }, operator }) => {
    if (toVersion >= version) return refuse("NOT_FOUND");
    return await changeSettings(kit, settings, {
      operator,
      version,
      reason,
      // Settings that no longer exist, or values that are no longer valid, are left unchanged.
      next: async (tx, current) =>
        siteConfiguration.catch(current).parse({ ...current, ...(await readValuesAt(tx, toVersion)) }),
    });
  });
}
