import { addOperator as call } from "@parlour/contracts/calls/office/operator/add-operator";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { hashSecret } from "../../../../kit/secret-hash.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findOperator, insertOperator } from "../operator-store.ts";
import { toAccount } from "../views.ts";

export function addOperator(kit: Kit): Route {
  return route(call, async ({ body: { email, name, password, reason }, operator }) => {
    const id = kit.random.id("operator");
    const passwordHash = await hashSecret(password);
    const added = await kit.db.transaction(async (tx) => {
      const account = { id, email, name, passwordHash, roles: [], now: kit.clock.now() };
      if (!(await insertOperator(tx, account))) return undefined;
      await operator.audit(tx, { subject: `operator:${id}`, after: { email, name, roles: [] }, reason });
      return await findOperator(tx, id);
    });
    return added === undefined ? refuse("CONFLICT") : toAccount(added, null);
  });
}
