import { getOperator as call } from "@parlour/contracts/calls/office/operator/get-operator";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { mustEnrol } from "../authorise-operator.ts";
import { findOperator } from "../operator-store.ts";

export function getOperator(kit: Kit): Route {
  return route(call, async ({ operator }) => {
    const found = await findOperator(kit.db, operator.id);
    if (found === undefined) return refuse("NOT_FOUND");
    const { id, name, email, roles, brandIds, twoFactor } = found;
    const { mode } = kit.config;
    return { id, name, email, roles, brandIds, twoFactor, mustEnrol: mustEnrol(kit, found), mode };
  });
}
