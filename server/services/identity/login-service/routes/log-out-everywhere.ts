import { logOutEverywhere } from "@parlour/contracts/calls/identity/login-service/log-out-everywhere";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";

export function logOutEverywhereRoute(kit: Kit): Route {
  return route(logOutEverywhere, async ({ session }) => {
    const options = { reason: "ended by the player", exceptSessionId: session.id };
    return { ended: await kit.sessions.endAllOf(session.playerId, options) };
  });
}
