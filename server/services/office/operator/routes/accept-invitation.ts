import { acceptInvitation as call } from "@parlour/contracts/calls/office/operator/accept-invitation";
import type { Kit } from "../../../../kit/kit.ts";
import type { AuditTrail } from "../../../../kit/operator.ts";
import type { NewPasswords } from "../../../../kit/ports/new-passwords.ts";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { hashSecret } from "../../../../kit/secret-hash.ts";
import { hashSecretToken } from "../../../../kit/secret-token.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findInvited, useInvitation } from "../invitation-store.ts";
import { unlock } from "../login-locks.ts";
import { findOperator, setPassword } from "../operator-store.ts";
import { endSessionsOf } from "../session-store.ts";

export function acceptInvitation(kit: Kit, trail: AuditTrail, passwords: NewPasswords): Route {
  return route(call, async ({ body: { token, password }, address, requestId }) => {
    const tokenHash = hashSecretToken(token);
    const invited = await findInvited(kit.db, tokenHash, kit.clock.now());
    const operator = invited === undefined ? undefined : await findOperator(kit.db, invited);
    if (operator === undefined || operator.disabledAt !== null) return refuse("TOKEN_INVALID");
    const fault = passwords.check(password, operator);
    if (fault !== undefined) return refuseFields([{ code: fault, field: "password" }]);
    const passwordHash = await hashSecret(password);
    return await kit.db.transaction(async (tx) => {
      if (!(await useInvitation(tx, tokenHash, kit.clock.now()))) return refuse("TOKEN_INVALID");
      await setPassword(tx, operator.id, passwordHash);
      await endSessionsOf(kit, tx, { operatorId: operator.id, reason: "password-changed" });
      await unlock(kit, operator, tx);
      const { id, name, email } = operator;
      const entry = {
        operator: { id, name },
        call: call.name,
        subject: `operator:${id}`,
        address,
        requestId,
      };
      await trail.write(tx, { ...entry, outcome: "DONE", after: { hasPassword: true } });
      return { email };
    });
  });
}
