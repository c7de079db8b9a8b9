import { listCasePolicyChanges as call } from "@parlour/contracts/calls/protection/cases/list-case-policy-changes";
import { listChanges } from "../../../../kit/configuration-history.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { CaseParts } from "../parts.ts";
import { policyTopic } from "../policy-change.ts";

export function listCasePolicyChanges({ kit }: CaseParts): Route {
  return route(call, ({ query }) => listChanges(kit.db, policyTopic, query));
}
