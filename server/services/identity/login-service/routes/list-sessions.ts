import { listSessions } from "@parlour/contracts/calls/identity/login-service/list-sessions";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { deviceName } from "../device-name.ts";

export function listSessionsRoute(kit: Kit): Route {
  return route(listSessions, async ({ session }) => {
    const sessions = await kit.sessions.listOf(session.playerId);
    return {
      items: sessions.map((open) => ({
        id: open.id,
        current: open.id === session.id,
        createdAt: open.createdAt.toISOString(),
        lastSeenAt: open.lastSeenAt.toISOString(),
        country: open.country,
        device: deviceName(open.userAgent),
      })),
    };
  });
}
