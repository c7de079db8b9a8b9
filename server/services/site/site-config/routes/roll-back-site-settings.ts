import { rollBackSiteSettings as call } from "@parlour/contracts/calls/site/site-config/roll-back-site-settings";
import { siteConfiguration } from "@parlour/contracts/entities/site-configuration";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { changeSettings, type SettingParts } from "../change-settings.ts";
import { readValuesAt } from "../change-store.ts";

export function rollBackSiteSettings(parts: SettingParts): Route {
  return route(call, async ({ body: { toVersion, version, reason }, headers: { host }, operator }) => {
    if (toVersion >= version) return refuse("NOT_FOUND");
    return await changeSettings(parts, {
      operator,
      host,
      version,
      reason,
      // Settings that no longer exist are ignored. If an old value is no longer valid, nothing is rolled
      // back.
      next: async (db, current) =>
        siteConfiguration.catch(current).parse({ ...current, ...(await readValuesAt(db, toVersion)) }),
    });
  });
}
