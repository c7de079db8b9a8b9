import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { bonusUse } from "../../../entities/bonus-use.ts";
import { reportQuery } from "../../../entities/report.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listBonusUse = defineCall({
  name: "list-bonus-use",
  service: "reports",
  method: "GET",
  path: "/services/operator/v1/bonus-offers/{id}/use",
  summary:
    "The players who claimed an offer in a period, with linked accounts and cases, highest conversion first",
  access: "operator",
  brands: "handled",
  role: "COMPLIANCE",
  params: z.object({ id: identifierInput }),
  query: reportQuery.extend({
    /** The cursor of the previous page. */
    cursor: z
      .string()
      .regex(/^\d{1,18}:[\w-]{1,128}$/)
      .optional(),
  }),
  answers: {
    200: z.object({
      currency: z.string(),
      currencies: z.array(z.string()),
      items: z.array(bonusUse),
      nextCursor: z.string().nullable(),
    }),
  },
});
