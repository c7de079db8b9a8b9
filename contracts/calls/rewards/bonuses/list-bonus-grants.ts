import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { bonusGrant } from "../../../entities/offer-plan.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listBonusGrants = defineCall({
  name: "list-bonus-grants",
  service: "bonuses",
  method: "GET",
  path: "/services/operator/v1/bonus-grants",
  summary: "Bonuses granted by operators, newest first",
  access: "operator",
  role: "MARKETING",
  query: z.object({
    /** The id of the last grant on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(bonusGrant), nextCursor: z.string().nullable() }) },
});
