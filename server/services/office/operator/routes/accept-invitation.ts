import { acceptInvitation as call } from "@parlour/contracts/calls/office/operator/accept-invitation";
import type { Kit } from "../../../../kit/kit.ts";
import type { AuditTrail } from "../../../../kit/operator.ts";
import type { NewPasswords } from "../../../../kit/ports/new-passwords.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { choosePassword } from "../choose-password.ts";
import { unlock } from "../login-locks.ts";
import { invitations } from "../password-links.ts";

export function acceptInvitation(kit: Kit, trail: AuditTrail, passwords: NewPasswords): Route {
  return route(call, ({ body: { token, password }, address, requestId }) =>
    choosePassword(
      { kit, trail, passwords },
      {
        links: invitations,
        call: call.name,
        token,
        password,
        address,
        requestId,
        onChosen: (tx, operator) => unlock(kit, operator, tx),
      },
    ),
  );
}
