import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { listedStatement } from "../../../entities/affiliate.ts";
import { identifierInput } from "../../../entities/text.ts";
import { AFFILIATE_STATEMENT_STATES } from "../../../enumerations.ts";

export const listAffiliateStatementsToPay = defineCall({
  name: "list-affiliate-statements-to-pay",
  service: "affiliates",
  method: "GET",
  path: "/services/operator/v1/affiliate-statements",
  summary: "Closed statements with a given status and their lines, oldest first",
  access: "operator",
  role: ["MARKETING", "PAYMENTS"],
  query: z.object({
    state: z.enum(AFFILIATE_STATEMENT_STATES).default("CLOSED"),
    /** The id of the last statement on the previous page; of the last affiliate if the status is RUNNING. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(listedStatement), nextCursor: z.string().nullable() }) },
});
