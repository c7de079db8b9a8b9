import { listWithdrawalPolicyChanges as call } from "@parlour/contracts/calls/money/payment/list-withdrawal-policy-changes";
import { listChanges } from "../../../../kit/configuration-history.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { policyTopic } from "../policy-change.ts";

export function listWithdrawalPolicyChanges({ db }: Kit): Route {
  return route(call, ({ query }) => listChanges(db, policyTopic, query));
}
