import { defineCall } from "../../../call.ts";
import { historyPage, historyQuery } from "../../../entities/configuration-version.ts";

export const listMethodChanges = defineCall({
  name: "list-method-changes",
  service: "routing",
  method: "GET",
  path: "/services/operator/v1/payment-method-changes",
  summary: "Who changed which payment method, when and why, newest first",
  access: "operator",
  plainRead: true,
  role: "PAYMENTS",
  query: historyQuery,
  answers: { 200: historyPage },
});
