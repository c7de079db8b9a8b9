import { defineCall } from "../../../call.ts";
import { overview, reportQuery, reportRoles } from "../../../entities/report.ts";

export const getOverview = defineCall({
  name: "get-overview",
  service: "reports",
  method: "GET",
  path: "/services/operator/v1/overview",
  summary: "Key figures of the site in one currency, compared with the previous period",
  access: "operator",
  brands: "handled",
  plainRead: true,
  role: reportRoles,
  query: reportQuery,
  answers: { 200: overview },
  polled: true,
});
