import { listPlayerSessions as call } from "@parlour/contracts/calls/identity/login-service/list-player-sessions";
import type { Kit } from "../../../../kit/kit.ts";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { deviceName } from "../device-name.ts";
import { listLoginRecords } from "../record-store.ts";

const perPage = 25;

export function listPlayerSessionsRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, query: { sessionsCursor, signInsCursor } }) => {
    const limit = perPage + 1;
    const [foundSessions, foundSignIns] = await Promise.all([
      kit.sessions.historyOf(playerId, limit, sessionsCursor),
      listLoginRecords(kit.db, playerId, { after: signInsCursor, limit }),
    ]);
    const sessions = pageOf(foundSessions, perPage);
    const signIns = pageOf(foundSignIns, perPage);
    return {
      nextSessionsCursor: sessions.nextCursor,
      nextSignInsCursor: signIns.nextCursor,
      sessions: sessions.items.map((session) => ({
        id: session.id,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        endedAt: session.endedAt?.toISOString() ?? null,
        endReason: session.endReason,
        country: session.country,
        address: session.address,
        device: deviceName(session.userAgent),
        deviceId: session.deviceId,
      })),
      signIns: signIns.items.map((record) => ({ ...record, createdAt: record.createdAt.toISOString() })),
    };
  });
}
