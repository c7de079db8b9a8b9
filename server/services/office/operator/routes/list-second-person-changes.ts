import { listSecondPersonChanges as call } from "@parlour/contracts/calls/office/operator/list-second-person-changes";
import { listChanges } from "../../../../kit/configuration-history.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { policyTopic } from "../proposals/policy-change.ts";

export function listSecondPersonChanges({ db }: Kit): Route {
  return route(call, ({ query }) => listChanges(db, policyTopic, query));
}
