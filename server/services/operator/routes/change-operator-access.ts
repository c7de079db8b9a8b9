import { changeOperatorAccess as call } from "@parlour/contracts/calls/operator/change-operator-access";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal, refuse } from "../../../kit/refusal.ts";
import { type Route, route } from "../../../kit/service.ts";
import { removeAuthenticator } from "../authenticator.ts";
import { findOperator, lockOperator, setDisabled } from "../operator-store.ts";
import { endSessionsOf } from "../session-store.ts";
import { toAccount } from "../views.ts";

export function changeOperatorAccess({ db, clock }: Kit): Route {
  return route(call, async ({ params: { id }, body: { action, reason }, operator }) => {
    // Nobody locks themselves out, or takes the second factor off their own account.
    if (id === operator.id) return refuse("CONFLICT");
    const changed = await db.transaction(async (tx) => {
      const before = await lockOperator(tx, id);
      if (before === undefined) return refuse("NOT_FOUND");
      const now = clock.now();
      if (action === "ENABLE") await setDisabled(tx, id, null);
      else await endSessionsOf(tx, now, id, action === "DISABLE" ? "disabled" : "authenticator-removed");
      if (action === "DISABLE") await setDisabled(tx, id, now);
      if (action === "REMOVE_AUTHENTICATOR") await removeAuthenticator(tx, id);
      const after = (await findOperator(tx, id))!;
      const stateOf = ({ disabledAt, twoFactor }: typeof after) => ({ disabledAt, twoFactor });
      const note = { subject: `operator:${id}`, before: stateOf(before), after: stateOf(after), reason };
      await operator.audit(tx, note);
      return after;
    });
    return isRefusal(changed) ? changed : toAccount(changed);
  });
}
