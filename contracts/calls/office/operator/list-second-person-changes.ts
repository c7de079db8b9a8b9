import { defineCall } from "../../../call.ts";
import { historyPage, historyQuery } from "../../../entities/configuration-version.ts";

export const listSecondPersonChanges = defineCall({
  name: "list-second-person-changes",
  service: "operator",
  method: "GET",
  path: "/services/operator/v1/second-person-changes",
  summary: "Who approved which change of the two-person policy, when and why, newest first",
  access: "operator",
  plainRead: true,
  role: "ADMIN",
  query: historyQuery,
  answers: { 200: historyPage },
});
