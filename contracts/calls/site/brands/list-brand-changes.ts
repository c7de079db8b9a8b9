import { defineCall } from "../../../call.ts";
import { historyPage, historyQuery } from "../../../entities/configuration-version.ts";

export const listBrandChanges = defineCall({
  name: "list-brand-changes",
  service: "brands",
  method: "GET",
  path: "/services/operator/v1/brand-changes",
  summary: "Change history of the brands, newest first",
  access: "operator",
  role: "ADMIN",
  plainRead: true,
  query: historyQuery,
  answers: { 200: historyPage },
});
