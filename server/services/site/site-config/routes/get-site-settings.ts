import { getSiteSettings as call } from "@parlour/contracts/calls/site/site-config/get-site-settings";
import { siteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { findVersion, readValues } from "../change-store.ts";
import { defaultSiteConfiguration } from "../defaults.ts";

export function getSiteSettings({ db }: Kit): Route {
  return route(call, async () => {
    // The version is read first, so that a concurrent change leads to a conflict when saving.
    const version = await findVersion(db);
    const values = siteConfiguration.parse({ ...defaultSiteConfiguration, ...(await readValues(db)) });
    return { version, values };
  });
}
