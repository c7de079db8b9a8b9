import { listJurisdictions as call } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdictions";
import { type Route, route } from "../../../../kit/service.ts";
import type { JurisdictionStore } from "../jurisdiction-store.ts";

export function listJurisdictions(jurisdictions: JurisdictionStore): Route {
  return route(call, async () => ({ items: [...(await jurisdictions.list())] }));
}
