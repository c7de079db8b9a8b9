import { checkSiteSettings as call } from "@parlour/contracts/calls/site/site-config/check-site-settings";
import { type SiteConfiguration, siteConfiguration } from "@parlour/contracts/entities/site-configuration";
import { someSettings } from "@parlour/contracts/entities/site-configuration-change";
import type { Kit } from "@parlour/server/kit/kit";
import type { PublishedContent } from "@parlour/server/kit/ports/published-content";
import { refuseFields } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { readValues } from "../change-store.ts";
import { faultsOfSettings } from "../check-settings.ts";
import { defaultSiteConfiguration } from "../defaults.ts";
import { describeEffects } from "../describe-effects.ts";
import { faultsOfSchema } from "../schema-faults.ts";

export function checkSiteSettings(kit: Kit, content: Pick<PublishedContent, "find">): Route {
  return route(call, async ({ body: { changes }, headers: { host } }) => {
    const current = siteConfiguration.parse({ ...defaultSiteConfiguration, ...(await readValues(kit.db)) });
    const parsed = someSettings.safeParse(changes);
    const invalid = parsed.success ? [] : parsed.error.issues;
    // Values that the schema refuses are left out of the other checks, which expect its types.
    const refused = new Set(invalid.map(({ path }) => path[0]));
    const valid = Object.fromEntries(
      Object.entries(changes).filter(([name]) => name in current && !refused.has(name)),
    );
    const values = { ...current, ...valid } as SiteConfiguration;
    const faults = [
      ...faultsOfSchema(invalid, changes),
      ...(await faultsOfSettings({ kit, content, host }, current, values)),
    ];
    return faults.length > 0 ? refuseFields(faults) : { effects: describeEffects(current, values) };
  });
}
