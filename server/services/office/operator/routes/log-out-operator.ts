import { logOutOperator as call } from "@parlour/contracts/calls/office/operator/log-out-operator";
import { COOKIES } from "@parlour/contracts/constants";
import type { Kit } from "../../../../kit/kit.ts";
import type { AuditTrail } from "../../../../kit/operator.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findSessionOf } from "../authorise-operator.ts";
import { endSession } from "../session-store.ts";

export function logOutOperator(kit: Kit, trail: AuditTrail): Route {
  return route(call, async ({ headers, address, requestId }) => {
    const session = await findSessionOf(kit, headers);
    if (session) {
      const operator = { id: session.operatorId, name: session.name };
      const subject = `operator:${operator.id}`;
      await kit.db.transaction(async (tx) => {
        await endSession(kit, tx, { sessionId: session.id, reason: "log-out" });
        await trail.write(tx, { operator, call: call.name, subject, outcome: "DONE", address, requestId });
      });
    }
    const cookie = { name: COOKIES.operator, value: "", maxAgeSeconds: 0, sameSite: "Strict" } as const;
    return { reply: true, status: 200, body: { outcome: "SUCCESS" }, cookies: [cookie] } as const;
  });
}
