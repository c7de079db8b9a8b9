import { listOperatorSessions as call } from "@parlour/contracts/calls/office/operator/list-operator-sessions";
import type { Kit } from "../../../../kit/kit.ts";
import { viewRolesOf } from "../../../../kit/operator.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listSessions } from "../session-store.ts";

export function listOperatorSessions(kit: Kit): Route {
  return route(call, async ({ query, operator }) => {
    if (query.of === "all" && !viewRolesOf(operator).includes("ADMIN")) return refuse("FORBIDDEN");
    const sessions = await listSessions(kit, query.of === "all" ? undefined : operator.id);
    const items = sessions.map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      isThisOne: session.id === operator.sessionId,
    }));
    return { items };
  });
}
