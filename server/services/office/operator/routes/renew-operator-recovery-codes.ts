import { renewOperatorRecoveryCodes as call } from "@parlour/contracts/calls/office/operator/renew-operator-recovery-codes";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { recoveryCodesRenewedMessage } from "../message-texts.ts";
import { checkOldPassword } from "../old-password.ts";
import { findOperator } from "../operator-store.ts";
import { replaceRecoveryCodes } from "../recovery-codes.ts";
import { checkSecondFactor } from "../second-factor.ts";

export function renewOperatorRecoveryCodes(kit: Kit): Route {
  return route(call, async ({ operator, headers, body }) => {
    const me = (await findOperator(kit.db, operator.id))!;
    const wrongPassword = await checkOldPassword(kit, me, body.password);
    if (wrongPassword !== undefined) return wrongPassword;
    if (me.twoFactor !== "ENABLED") return refuse("CONFLICT");
    const wrongCode = await checkSecondFactor(kit, me, headers["x-mfa-code"]);
    if (wrongCode !== undefined) return wrongCode;
    return await kit.db.transaction(async (tx) => {
      const recoveryCodes = await replaceRecoveryCodes(kit, tx, me.id);
      const message = recoveryCodesRenewedMessage({ name: me.name });
      await kit.messages.send({ channel: "email", to: me.email, ...message }, tx);
      await operator.audit(tx, { subject: `operator:${me.id}`, after: { recoveryCodes: "RENEWED" } });
      return { recoveryCodes };
    });
  });
}
