import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { bonusGrant } from "../../../entities/offer-plan.ts";

export const listBonusGrants = defineCall({
  name: "list-bonus-grants",
  service: "bonuses",
  method: "GET",
  path: "/services/operator/v1/bonus-grants",
  summary: "Bonuses granted by operators, newest first",
  access: "operator",
  role: "MARKETING",
  answers: { 200: z.array(bonusGrant) },
});
