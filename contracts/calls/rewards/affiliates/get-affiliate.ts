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
  answers: {
    200: listedAffiliate.extend({
      links: z.array(affiliateLink),
      /** Versions of the commission plan, newest first. The newest may not take effect until next month. */
      plans: z.array(commissionPlan.extend({ createdBy: z.string(), createdAt: z.string() })),
      /** Monthly statements, newest first, including the current month. */
      statements: z.array(affiliateStatement),
    }),
  },
  errors: ["NOT_FOUND"],
});
