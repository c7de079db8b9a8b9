import { defineCall } from "../../../call.ts";
import { historyPage, historyQuery } from "../../../entities/configuration-version.ts";

export const listJurisdictionChanges = defineCall({
  name: "list-jurisdiction-changes",
  service: "jurisdictions",
  method: "GET",
  path: "/services/operator/v1/jurisdiction-changes",
  summary: "Change history of the jurisdictions, newest first",
  access: "operator",
  plainRead: true,
  role: "COMPLIANCE",
  query: historyQuery,
  answers: { 200: historyPage },
});
