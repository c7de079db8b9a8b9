import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const exportAffiliateStatement = defineCall({
  name: "export-affiliate-statement",
  service: "affiliates",
  method: "GET",
  path: "/services/affiliates/v1/profiles/{session}/statements/{month}/export",
  summary: "One month of the affiliate's statement as CSV",
  access: "player",
  params: z.object({ month: z.string().regex(/^\d{4}-\d{2}$/) }),
  answers: { 200: z.string() },
  answerType: "text/csv",
  errors: ["FORBIDDEN", "NOT_FOUND"],
  limit: { max: 20, windowSeconds: 60, per: "session" },
});
