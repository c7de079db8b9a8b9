import { listJurisdictions as call } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdictions";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { jurisdictions } from "../shared-places.ts";

export function listJurisdictions(kit: Kit): Route {
  return route(call, async () => ({ items: [...(await jurisdictions(kit).list())] }));
}
