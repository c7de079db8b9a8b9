import { endPlayerSessions as call } from "@parlour/contracts/calls/identity/login-service/end-player-sessions";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";

const endReason = "ended by an operator";

export function endPlayerSessionsRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, body: { sessionId, reason }, operator }) => {
    const open = await kit.sessions.listOf(playerId);
    // Only sessions of the player in the path can be ended.
    const chosen = open.filter(({ id }) => sessionId === undefined || id === sessionId);
    return await kit.db.transaction(async (tx) => {
      for (const { id } of chosen) await kit.sessions.end(id, endReason, tx);
      await operator.audit(tx, {
        subject: `player:${playerId}`,
        before: { sessions: chosen.map(({ id }) => id) },
        after: { sessions: [] },
        reason,
      });
      return { ended: chosen.length };
    });
  });
}
