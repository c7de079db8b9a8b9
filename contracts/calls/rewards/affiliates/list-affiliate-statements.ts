import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { affiliateStatement } from "../../../entities/affiliate.ts";
import { identifierInput } from "../../../entities/text.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listAffiliateStatements = defineCall({
  name: "list-affiliate-statements",
  service: "affiliates",
  method: "GET",
  path: "/services/affiliates/v1/profiles/{session}/statements",
  summary: "A page of the affiliate's monthly statements, newest first, starting with the current month",
  access: "player",
  query: z.object({
    /** The id of the last statement on the previous page. */
    cursor: identifierInput.optional(),
    /**
     * The number of statements to return, 120 by default. Clients request one more than they show, to find out whether
     * there is another page.
     */
    limit: wholeNumberText(1, 120).optional(),
  }),
  answers: { 200: z.array(affiliateStatement) },
  errors: ["FORBIDDEN"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
