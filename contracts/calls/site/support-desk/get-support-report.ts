import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { supportReportQuery, supportReportRow } from "../../../entities/support-desk.ts";

export const getSupportReport = defineCall({
  name: "get-support-report",
  service: "support-desk",
  method: "GET",
  path: "/services/operator/v1/support-report",
  summary: "Conversations, answer times and ratings by operator or tag",
  access: "operator",
  role: "SUPPORT",
  query: supportReportQuery,
  answers: { 200: z.array(supportReportRow) },
});
