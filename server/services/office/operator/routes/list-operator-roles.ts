import { listOperatorRoles as call } from "@parlour/contracts/calls/office/operator/list-operator-roles";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listRoles } from "../roles/role-store.ts";

export function listOperatorRoles({ db }: Kit): Route {
  return route(call, async () => ({ items: await listRoles(db) }));
}
