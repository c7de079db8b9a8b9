import { endSession } from "@parlour/contracts/calls/identity/login-service/end-session";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";

export function endSessionRoute(kit: Kit): Route {
  return route(endSession, async ({ params, session }) => {
    const own = await kit.sessions.listOf(session.playerId);
    if (!own.some(({ id }) => id === params.id)) return refuse("NOT_FOUND");
    await kit.sessions.end(params.id, "ended by the player");
    return { ok: true } as const;
  });
}
