import { endOperatorSession as call } from "@parlour/contracts/calls/office/operator/end-operator-session";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { endSession, listSessions } from "../session-store.ts";

export function endOperatorSession(kit: Kit): Route {
  return route(call, async ({ params: { id }, operator }) => {
    const reach = operator.roles.includes("ADMIN") ? undefined : operator.id;
    const open = await listSessions(kit, reach);
    if (!open.some((session) => session.id === id)) return refuse("NOT_FOUND");
    await kit.db.transaction(async (tx) => {
      const owner = await endSession(kit, tx, { sessionId: id, reason: "ended" });
      if (owner) await operator.audit(tx, { subject: `operator:${owner}`, after: { endedSession: id } });
    });
    return { ok: true } as const;
  });
}
