import type { Service } from "@parlour/server/kit/service";
import { getSiteConfiguration } from "./routes/get-site-configuration.ts";
import { siteConfigStore } from "./store.ts";

export { referralDays } from "./referral-days.ts";
export { siteConfigStore } from "./store.ts";

export const siteConfigService: Service = {
  name: "site-config",
  migrations: new URL("./migrations/", import.meta.url),
  routes: (kit) => [getSiteConfiguration(kit)],
  async start(kit) {
    const store = siteConfigStore(kit);
    await store.seed();
    return store.watch();
  },
};
