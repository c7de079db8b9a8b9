import type { PublishedContent } from "@parlour/server/kit/ports/published-content";
import type { Service } from "@parlour/server/kit/service";
import { proposedSettings } from "./proposed-settings.ts";
import { changeSiteSettings } from "./routes/change-site-settings.ts";
import { checkSiteSettings } from "./routes/check-site-settings.ts";
import { getSiteConfiguration } from "./routes/get-site-configuration.ts";
import { getSiteSettings } from "./routes/get-site-settings.ts";
import { listSiteSettingsChanges } from "./routes/list-site-settings-changes.ts";
import { rollBackSiteSettings } from "./routes/roll-back-site-settings.ts";
import type { SiteConfigStore } from "./store.ts";

export { referralDays } from "./referral-days.ts";
export { createSiteConfigStore, type SiteConfigStore } from "./store.ts";

type SiteConfigNeeds = { settings: SiteConfigStore; content: Pick<PublishedContent, "find"> };

export function siteConfigService({ settings, content }: SiteConfigNeeds): Service {
  return {
    name: "site-config",
    migrations: new URL("./migrations/", import.meta.url),
    routes(kit) {
      const parts = { kit, store: settings, content };
      return [
        getSiteConfiguration(settings),
        getSiteSettings(kit),
        checkSiteSettings(kit, content),
        changeSiteSettings(parts),
        listSiteSettingsChanges(kit),
        rollBackSiteSettings(parts),
      ];
    },
    async start(kit) {
      kit.fourEyes.register(proposedSettings({ kit, store: settings, content }));
      await settings.seed();
      return settings.watch();
    },
  };
}
