import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { keptProgramme } from "../../../entities/loyalty-programme.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const getLoyaltyProgramme = defineCall({
  name: "get-loyalty-programme",
  service: "loyalty-points",
  method: "GET",
  path: "/services/operator/v1/loyalty-programme",
  summary: "The current tiers and rates, and a page of earlier versions, newest first",
  access: "operator",
  plainRead: true,
  role: "MARKETING",
  query: z.object({
    /** The last version on the previous page. */
    cursor: wholeNumberText(1).optional(),
  }),
  answers: {
    200: z.object({
      current: keptProgramme,
      earlier: z.array(keptProgramme),
      nextCursor: z.number().nullable(),
    }),
  },
});
