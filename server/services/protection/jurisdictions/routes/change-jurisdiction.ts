import { changeJurisdiction as call } from "@parlour/contracts/calls/protection/jurisdictions/change-jurisdiction";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changePlace } from "../change-place.ts";

export function changeJurisdiction(kit: Kit): Route {
  return route(call, ({ params: { name }, body: { rules, reason }, operator }) =>
    changePlace(kit, { operator, place: { name, rules }, reason }),
  );
}
