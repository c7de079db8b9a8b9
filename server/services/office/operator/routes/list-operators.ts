import { listOperators as call } from "@parlour/contracts/calls/office/operator/list-operators";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { lockedUntil } from "../login-locks.ts";
import { listOperators as readOperators } from "../operator-store.ts";
import { toAccount } from "../views.ts";

export function listOperators(kit: Kit): Route {
  return route(call, async () => {
    const operators = await readOperators(kit.db);
    const items = operators.map(async (operator) => toAccount(operator, await lockedUntil(kit, operator)));
    return { items: await Promise.all(items) };
  });
}
