import { listCaseEvidence as call } from "@parlour/contracts/calls/protection/cases/list-case-evidence";
import { type Route, route } from "../../../../kit/service.ts";
import type { CaseParts } from "../parts.ts";
import { readEvidence } from "../read-case.ts";

export function listCaseEvidence({ kit }: CaseParts): Route {
  return route(call, async ({ params: { id }, query: { cursor } }) => readEvidence(kit.db, id, cursor));
}
