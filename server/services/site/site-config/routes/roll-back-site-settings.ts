import { rollBackSiteSettings as call } from "@parlour/contracts/calls/site/site-config/roll-back-site-settings";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { changeSettings, type SettingParts } from "../change-settings.ts";
import { valuesAt } from "../roll-back.ts";

export function rollBackSiteSettings(parts: SettingParts): Route {
  return route(call, async ({ body: { toVersion, version, reason }, headers: { host }, operator }) => {
    if (toVersion >= version) return refuse("NOT_FOUND");
    return await changeSettings(parts, {
      operator,
      host,
      version,
      reason,
      next: (db, current) => valuesAt(db, current, toVersion),
    });
  });
}
