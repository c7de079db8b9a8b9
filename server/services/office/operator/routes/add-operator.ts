import { addOperator as call } from "@parlour/contracts/calls/office/operator/add-operator";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { invite } from "../invite.ts";
import { findOperator, insertOperator } from "../operator-store.ts";
import { toAccount } from "../views.ts";

export function addOperator(kit: Kit): Route {
  return route(call, async ({ body: { email, name, reason }, operator }) => {
    const id = kit.random.id("operator");
    const added = await kit.db.transaction(async (tx) => {
      const account = { id, email, name, passwordHash: null, roles: [], now: kit.clock.now() };
      if (!(await insertOperator(tx, account))) return undefined;
      await invite(kit, tx, account);
      await operator.audit(tx, { subject: `operator:${id}`, after: { email, name, roles: [] }, reason });
      return await findOperator(tx, id);
    });
    return added === undefined ? refuse("CONFLICT") : toAccount(added, null);
  });
}
