import { z } from "zod";
import { defineCall } from "../../../call.ts";
import {
  affiliateLink,
  affiliateStatement,
  commissionPlan,
  listedAffiliate,
} from "../../../entities/affiliate.ts";
import { identifierInput } from "../../../entities/text.ts";

export const getAffiliate = defineCall({
  name: "get-affiliate",
  service: "affiliates",
  method: "GET",
  path: "/services/operator/v1/affiliates/{id}",
  summary: "One affiliate: links with results, plan versions and statements",
  access: "operator",
  role: ["MARKETING", "PAYMENTS"],
  params: z.object({ id: identifierInput }),
  query: z.object({
    /** The id of the last statement on the previous page. */
    statementsCursor: identifierInput.optional(),
  }),
  answers: {
    200: listedAffiliate.extend({
      links: z.array(affiliateLink),
      /** Versions of the commission plan, newest first. The newest may not take effect until next month. */
      plans: z.array(commissionPlan.extend({ createdBy: z.string(), createdAt: z.string() })),
      /** A page of the monthly statements, newest first; the first page includes the current month. */
      statements: z.array(affiliateStatement),
      nextStatementsCursor: z.string().nullable(),
    }),
  },
  errors: ["NOT_FOUND"],
});
