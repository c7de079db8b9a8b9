import { listPlayerSessions as call } from "@parlour/contracts/calls/identity/login-service/list-player-sessions";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { deviceName } from "../device-name.ts";
import { listLoginRecords } from "../record-store.ts";

const most = 50;

export function listPlayerSessionsRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId } }) => {
    const [sessions, signIns] = await Promise.all([
      kit.sessions.historyOf(playerId, most),
      listLoginRecords(kit.db, playerId, most),
    ]);
    return {
      sessions: sessions.map((session) => ({
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
      signIns: signIns.map((record) => ({ ...record, createdAt: record.createdAt.toISOString() })),
    };
  });
}
