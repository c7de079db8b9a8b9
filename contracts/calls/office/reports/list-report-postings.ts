import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { MEASURES, reportQuery, reportRoles, tracedPosting } from "../../../entities/report.ts";

export const listReportPostings = defineCall({
  name: "list-report-postings",
  service: "reports",
  method: "GET",
  path: "/services/operator/v1/report-postings",
  summary: "The ledger postings behind a figure in a report, oldest first",
  access: "operator",
  brands: "handled",
  role: reportRoles,
  query: reportQuery.extend({
    currency: z.string().max(5),
    measure: z.enum(MEASURES),
    vertical: z.string().max(20).optional(),
    gameId: z.string().max(64).optional(),
    type: z.string().max(40).optional(),
    cursor: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  answers: { 200: z.object({ items: z.array(tracedPosting), nextCursor: z.string().nullable() }) },
});
