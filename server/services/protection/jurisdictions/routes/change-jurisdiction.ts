import { changeJurisdiction as call } from "@parlour/contracts/calls/protection/jurisdictions/change-jurisdiction";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changePlaceRules } from "../change-place-rules.ts";
import type { JurisdictionStore } from "../jurisdiction-store.ts";

export function changeJurisdiction(kit: Kit, jurisdictions: JurisdictionStore): Route {
  return route(call, ({ params: { name }, body: { rules, before, reason }, operator }) =>
    changePlaceRules(kit, jurisdictions, { operator, place: { name, rules }, seen: before, reason }),
  );
}
