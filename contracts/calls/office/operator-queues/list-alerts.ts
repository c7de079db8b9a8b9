import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorAlert } from "../../../entities/operator-alert.ts";
import { reportRoles } from "../../../entities/report.ts";

export const listAlerts = defineCall({
  name: "list-alerts",
  service: "operator-queues",
  method: "GET",
  path: "/services/operator/v1/alerts",
  summary: "Open alerts, most severe first",
  access: "operator",
  plainRead: true,
  role: reportRoles,
  answers: { 200: z.object({ items: z.array(operatorAlert) }) },
  polled: true,
});
