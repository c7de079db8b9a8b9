import { setNotificationPreference as call } from "@parlour/contracts/calls/site/notifications/set-notification-preference";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listPreferences, savePreference } from "../preference-store.ts";
import { toPreferences } from "../preferences.ts";

export function setNotificationPreferenceRoute(kit: Kit): Route {
  return route(call, async ({ session, body }) => {
    const { topic, ...choice } = body;
    await savePreference(kit.db, session.playerId, topic, choice, kit.clock.now());
    return toPreferences(await listPreferences(kit.db, session.playerId));
  });
}
