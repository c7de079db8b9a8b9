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
  summary: "One affiliate: links with what each brought, every version of the plan, and the statements",
  access: "operator",
  role: ["MARKETING", "PAYMENTS"],
  params: z.object({ id: identifierInput }),
  answers: {
    200: listedAffiliate.extend({
      links: z.array(affiliateLink),
      /** Newest first; a version may count from next month on. */
      plans: z.array(commissionPlan.extend({ createdBy: z.string(), createdAt: z.string() })),
      /** Newest first, the running month included. */
      statements: z.array(affiliateStatement),
    }),
  },
  errors: ["NOT_FOUND"],
});
