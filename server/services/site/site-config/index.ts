import type { Service } from "@parlour/server/kit/service";
import { changeSiteSettings } from "./routes/change-site-settings.ts";
import { getSiteConfiguration } from "./routes/get-site-configuration.ts";
import { getSiteSettings } from "./routes/get-site-settings.ts";
import { listSiteSettingsChanges } from "./routes/list-site-settings-changes.ts";
import { rollBackSiteSettings } from "./routes/roll-back-site-settings.ts";
import { siteConfigStore } from "./store.ts";

export { referralDays } from "./referral-days.ts";
export { siteConfigStore } from "./store.ts";

export const siteConfigService: Service = {
  name: "site-config",
  migrations: new URL("./migrations/", import.meta.url),
  routes: (kit) => [
    getSiteConfiguration(kit),
    getSiteSettings(kit),
    changeSiteSettings(kit),
    listSiteSettingsChanges(kit),
    rollBackSiteSettings(kit),
  ],
  async start(kit) {
    const store = siteConfigStore(kit);
    await store.seed();
    return store.watch();
  },
};
