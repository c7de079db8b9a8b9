import { getOperator as call } from "@parlour/contracts/calls/office/operator/get-operator";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { mustEnrol } from "../authorise-operator.ts";
import { accessOfOperator, findOperator } from "../operator-store.ts";

export function getOperator(kit: Kit): Route {
  return route(call, async ({ operator }) => {
    const found = await findOperator(kit.db, operator.id);
    if (found === undefined) return refuse("NOT_FOUND");
    const { id, name, email, brandIds, twoFactor } = found;
    return {
      id,
      name,
      email,
      ...accessOfOperator(found),
      customRoles: found.customRoles.map((role) => role.name),
      brandIds,
      twoFactor,
      mustEnrol: mustEnrol(kit, found),
      mode: kit.config.mode,
    };
  });
}
