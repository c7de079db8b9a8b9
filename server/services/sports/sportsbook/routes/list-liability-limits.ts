import { listLiabilityLimits as call } from "@parlour/contracts/calls/sports/sportsbook/list-liability-limits";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readLiabilityRules } from "../liability-view.ts";

export function listLiabilityLimits({ db }: Kit): Route {
  return route(call, () => readLiabilityRules(db));
}
