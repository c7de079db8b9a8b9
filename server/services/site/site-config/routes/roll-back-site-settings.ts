import { rollBackSiteSettings as call } from "@parlour/contracts/calls/site/site-config/roll-back-site-settings";
import { siteConfiguration } from "@parlour/contracts/entities/site-configuration";
import { refuse, refuseFields } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { changeSettings, type SettingParts } from "../change-settings.ts";
import { readValuesAt } from "../change-store.ts";
import { faultsOfSchema } from "../schema-faults.ts";

export function rollBackSiteSettings(parts: SettingParts): Route {
  return route(call, async ({ body: { toVersion, version, reason }, headers: { host }, operator }) => {
    if (toVersion >= version) return refuse("NOT_FOUND");
    return await changeSettings(parts, {
      operator,
      host,
      version,
      reason,
      // Settings that no longer exist are ignored.
      next: async (db, current) => {
        const wanted = { ...current, ...(await readValuesAt(db, toVersion)) };
        const parsed = siteConfiguration.safeParse(wanted);
        return parsed.success ? parsed.data : refuseFields(faultsOfSchema(parsed.error.issues, wanted));
      },
    });
  });
}
