import { getNotificationPreferences as call } from "@parlour/contracts/calls/site/notifications/get-notification-preferences";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listPreferences } from "../preference-store.ts";
import { toPreferences } from "../preferences.ts";

export function getNotificationPreferencesRoute(kit: Kit): Route {
  return route(call, async ({ session }) => toPreferences(await listPreferences(kit.db, session.playerId)));
}
