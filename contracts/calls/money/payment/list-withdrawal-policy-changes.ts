import { defineCall } from "../../../call.ts";
import { historyPage, historyQuery } from "../../../entities/configuration-version.ts";

export const listWithdrawalPolicyChanges = defineCall({
  name: "list-withdrawal-policy-changes",
  service: "payment",
  method: "GET",
  path: "/services/operator/v1/withdrawal-policy-changes",
  summary: "Who approved which change of the withdrawal rules, when and why, newest first",
  access: "operator",
  plainRead: true,
  role: "PAYMENTS",
  query: historyQuery,
  answers: { 200: historyPage },
});
