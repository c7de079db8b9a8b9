import type { Service } from "@parlour/server/kit/service";
import { changeSiteSettings } from "./routes/change-site-settings.ts";
import { getSiteConfiguration } from "./routes/get-site-configuration.ts";
import { getSiteSettings } from "./routes/get-site-settings.ts";
import { listSiteSettingsChanges } from "./routes/list-site-settings-changes.ts";
import { rollBackSiteSettings } from "./routes/roll-back-site-settings.ts";
import type { SiteConfigStore } from "./store.ts";

export { referralDays } from "./referral-days.ts";
export { createSiteConfigStore, type SiteConfigStore } from "./store.ts";

export function siteConfigService({ settings }: { settings: SiteConfigStore }): Service {
  return {
    name: "site-config",
    migrations: new URL("./migrations/", import.meta.url),
    routes: (kit) => [
      getSiteConfiguration(settings),
      getSiteSettings(kit),
      changeSiteSettings(kit, settings),
      listSiteSettingsChanges(kit),
      rollBackSiteSettings(kit, settings),
    ],
    async start() {
      await settings.seed();
      return settings.watch();
    },
  };
}
