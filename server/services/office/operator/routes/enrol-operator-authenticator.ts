import { enrolOperatorAuthenticator as call } from "@parlour/contracts/calls/office/operator/enrol-operator-authenticator";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { startAuthenticator, startReplacement } from "../authenticator.ts";
import { checkOldPassword } from "../old-password.ts";
import { findOperator } from "../operator-store.ts";
import { checkSecondFactor } from "../second-factor.ts";

export function enrolOperatorAuthenticator(kit: Kit): Route {
  return route(call, async ({ operator, headers, body }) => {
    const found = (await findOperator(kit.db, operator.id))!;
    const wrongPassword = await checkOldPassword(kit, found, body.password);
    if (wrongPassword !== undefined) return wrongPassword;
    if (found.twoFactor === "ENABLED") {
      // The password and an open session are not enough to replace an active authenticator.
      const code = headers["x-mfa-code"];
      if (code === undefined) return refuse("CONFLICT");
      const wrongCode = await checkSecondFactor(kit, found, code);
      return wrongCode ?? { otpAuthUri: await startReplacement(kit, found) };
    }
    const otpAuthUri = await startAuthenticator(kit, found);
    return otpAuthUri === undefined ? refuse("CONFLICT") : { otpAuthUri };
  });
}
