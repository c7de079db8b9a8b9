import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reviewedApplication } from "../../../entities/affiliate.ts";
import { identifierInput } from "../../../entities/text.ts";
import { AFFILIATE_APPLICATION_STATES } from "../../../enumerations.ts";

export const listAffiliateApplications = defineCall({
  name: "list-affiliate-applications",
  service: "affiliates",
  method: "GET",
  path: "/services/operator/v1/affiliate-applications",
  summary: "Affiliate applications with a given status, oldest first",
  access: "operator",
  role: "MARKETING",
  query: z.object({
    state: z.enum(AFFILIATE_APPLICATION_STATES).default("PENDING"),
    /** The id of the last application on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(reviewedApplication), nextCursor: z.string().nullable() }) },
});
