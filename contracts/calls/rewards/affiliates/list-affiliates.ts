import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { listedAffiliate } from "../../../entities/affiliate.ts";
import { identifierInput } from "../../../entities/text.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listAffiliates = defineCall({
  name: "list-affiliates",
  service: "affiliates",
  method: "GET",
  path: "/services/operator/v1/affiliates",
  summary: "A page of the affiliates with their plans and results, newest first",
  access: "operator",
  role: ["MARKETING", "PAYMENTS"],
  query: z.object({
    /** The id of the last affiliate on the previous page. */
    cursor: identifierInput.optional(),
    /**
     * The number of affiliates to return, 200 by default. Clients request one more than they show, to find out whether
     * there is another page.
     */
    limit: wholeNumberText(1, 200).optional(),
  }),
  answers: { 200: z.array(listedAffiliate) },
});
