import { getCasePolicy as call } from "@parlour/contracts/calls/protection/cases/get-case-policy";
import { type Route, route } from "../../../../kit/service.ts";
import type { CaseParts } from "../parts.ts";
import { readPolicy } from "../policy-store.ts";

export function getCasePolicy({ kit }: CaseParts): Route {
  return route(call, () => readPolicy(kit.db));
}
