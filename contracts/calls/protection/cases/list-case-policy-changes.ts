import { defineCall } from "../../../call.ts";
import { historyPage, historyQuery } from "../../../entities/configuration-version.ts";

export const listCasePolicyChanges = defineCall({
  name: "list-case-policy-changes",
  service: "cases",
  method: "GET",
  path: "/services/operator/v1/case-policy-changes",
  summary: "Who approved which change of the rules for cases, when and why, newest first",
  access: "operator",
  plainRead: true,
  role: "COMPLIANCE",
  query: historyQuery,
  answers: { 200: historyPage },
});
