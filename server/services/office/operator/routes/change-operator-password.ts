import { changeOperatorPassword as call } from "@parlour/contracts/calls/office/operator/change-operator-password";
import type { Kit } from "../../../../kit/kit.ts";
import type { NewPasswords } from "../../../../kit/ports/new-passwords.ts";
import { refuseFields } from "../../../../kit/refusal.ts";
import { hashSecret } from "../../../../kit/secret-hash.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { passwordChangedMessage } from "../message-texts.ts";
import { checkOldPassword } from "../old-password.ts";
import { findOperator, setPassword } from "../operator-store.ts";
import { invitations, passwordResets } from "../password-links.ts";
import { checkSecondFactor } from "../second-factor.ts";
import { endSessionsOf } from "../session-store.ts";

export function changeOperatorPassword(kit: Kit, passwords: NewPasswords): Route {
  return route(call, async ({ body, headers, operator }) => {
    const me = (await findOperator(kit.db, operator.id))!;
    const fault = passwords.check(body.newPassword, me);
    if (fault !== undefined) return refuseFields([{ code: fault, field: "newPassword" }]);
    if (body.newPassword === body.password) {
      return refuseFields([{ code: "UNCHANGED", field: "newPassword" }]);
    }
    const wrongPassword = await checkOldPassword(kit, me, body.password);
    if (wrongPassword !== undefined) return wrongPassword;
    if (me.twoFactor === "ENABLED") {
      const refusal = await checkSecondFactor(kit, me, headers["x-mfa-code"]);
      if (refusal !== undefined) return refusal;
    }
    const passwordHash = await hashSecret(body.newPassword);
    await kit.db.transaction(async (tx) => {
      await setPassword(tx, me.id, passwordHash);
      await passwordResets.cancel(tx, me.id);
      await invitations.cancel(tx, me.id);
      const reason = "password-changed";
      await endSessionsOf(kit, tx, { operatorId: me.id, reason, exceptSessionId: operator.sessionId });
      const message = passwordChangedMessage({ name: me.name });
      await kit.messages.send({ channel: "email", to: me.email, ...message }, tx);
      await operator.audit(tx, { subject: `operator:${me.id}`, after: { passwordChanged: true } });
    });
    return { ok: true } as const;
  });
}
