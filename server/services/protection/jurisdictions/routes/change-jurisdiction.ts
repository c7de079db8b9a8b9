import { changeJurisdiction as call } from "@parlour/contracts/calls/protection/jurisdictions/change-jurisdiction";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changePlace } from "../change-place.ts";
import type { JurisdictionStore } from "../jurisdiction-store.ts";

export function changeJurisdiction(kit: Kit, jurisdictions: JurisdictionStore): Route {
  return route(call, ({ params: { name }, body: { rules, reason }, operator }) =>
    changePlace(kit, jurisdictions, { operator, place: { name, rules }, reason }),
  );
}
