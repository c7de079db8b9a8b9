import { listHarmCaseSteps as call } from "@parlour/contracts/calls/protection/cases/list-harm-case-steps";
import { type Route, route } from "../../../../kit/service.ts";
import type { CaseParts } from "../parts.ts";
import { readSteps } from "../read-steps.ts";

export function listHarmCaseSteps({ kit }: CaseParts): Route {
  return route(call, async ({ params: { id }, query: { cursor } }) => readSteps(kit.db, id, cursor));
}
