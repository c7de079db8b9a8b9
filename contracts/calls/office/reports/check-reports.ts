import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reportRoles } from "../../../entities/report.ts";

export const checkReports = defineCall({
  name: "check-reports",
  service: "reports",
  method: "GET",
  path: "/services/operator/v1/reports-check",
  summary: "Compare report totals with the house accounts in the ledger",
  access: "operator",
  plainRead: true,
  role: reportRoles,
  answers: {
    200: z.object({
      accounts: z.number().int(),
      /** House accounts whose balance in the ledger differs from the reports, with both amounts in minor units. */
      differences: z.array(z.object({ account: z.string(), ledger: z.string(), reports: z.string() })),
    }),
  },
});
