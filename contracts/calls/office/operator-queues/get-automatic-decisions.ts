import { defineCall } from "../../../call.ts";
import { automaticDecisions } from "../../../entities/automatic-decisions.ts";

export const getAutomaticDecisions = defineCall({
  name: "get-automatic-decisions",
  service: "operator-queues",
  method: "GET",
  path: "/services/operator/v1/automatic-decisions",
  summary: "Whether withdrawals and documents are decided automatically or left to operators",
  access: "operator",
  plainRead: true,
  polled: true,
  role: ["COMPLIANCE", "PAYMENTS"],
  answers: { 200: automaticDecisions },
});
