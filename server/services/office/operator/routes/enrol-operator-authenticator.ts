import { enrolOperatorAuthenticator as call } from "@parlour/contracts/calls/office/operator/enrol-operator-authenticator";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { startAuthenticator } from "../authenticator.ts";
import { checkOldPassword } from "../old-password.ts";
import { findOperator } from "../operator-store.ts";

export function enrolOperatorAuthenticator(kit: Kit): Route {
  return route(call, async ({ operator, body }) => {
    const found = (await findOperator(kit.db, operator.id))!;
    const wrongPassword = await checkOldPassword(kit, found, body.password);
    if (wrongPassword !== undefined) return wrongPassword;
    const otpAuthUri = await startAuthenticator(kit, found);
    // An active authenticator can't be replaced from an open session: an administrator must remove it first.
    return otpAuthUri === undefined ? refuse("CONFLICT") : { otpAuthUri };
  });
}
