import { resetOperatorPassword as call } from "@parlour/contracts/calls/office/operator/reset-operator-password";
import type { Kit } from "../../../../kit/kit.ts";
import type { AuditTrail } from "../../../../kit/operator.ts";
import type { NewPasswords } from "../../../../kit/ports/new-passwords.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { choosePassword } from "../choose-password.ts";
import { unlockPassword } from "../login-locks.ts";
import { passwordChangedMessage } from "../message-texts.ts";
import { passwordResets } from "../password-links.ts";

/** Sets a forgotten password. The authenticator and a lock after wrong codes are not affected. */
export function resetOperatorPassword(kit: Kit, trail: AuditTrail, passwords: NewPasswords): Route {
  return route(call, ({ body: { token, password }, address, requestId }) =>
    choosePassword(
      { kit, trail, passwords },
      {
        links: passwordResets,
        call: call.name,
        token,
        password,
        address,
        requestId,
        async onChosen(tx, { name, email }) {
          await unlockPassword(kit, email, tx);
          await kit.messages.send({ channel: "email", to: email, ...passwordChangedMessage({ name }) }, tx);
        },
      },
    ),
  );
}
