import { defineCall } from "../../../call.ts";
import { overview, reportQuery, reportRoles } from "../../../entities/report.ts";

export const getOverview = defineCall({
  name: "get-overview",
  service: "reports",
  method: "GET",
  path: "/services/operator/v1/overview",
  summary: "What happens on the site, in figures of one currency, beside the same number of days before",
  access: "operator",
  role: reportRoles,
  query: reportQuery,
  answers: { 200: overview },
  polled: true,
});
