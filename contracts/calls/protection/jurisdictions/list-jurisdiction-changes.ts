import { defineCall } from "../../../call.ts";
import { historyPage, historyQuery } from "../../../entities/configuration-version.ts";

export const listJurisdictionChanges = defineCall({
  name: "list-jurisdiction-changes",
  service: "jurisdictions",
  method: "GET",
  path: "/services/operator/v1/jurisdiction-changes",
  summary: "Who changed the rules of which place, when and why, newest first",
  access: "operator",
  role: "COMPLIANCE",
  query: historyQuery,
  answers: { 200: historyPage },
});
