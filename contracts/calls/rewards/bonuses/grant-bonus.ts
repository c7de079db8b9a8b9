import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorReason } from "../../../entities/loyalty-programme.ts";
import { bonusGrant, grantInput } from "../../../entities/offer-plan.ts";

export const grantBonus = defineCall({
  name: "grant-bonus",
  service: "bonuses",
  method: "POST",
  path: "/services/operator/v1/bonus-grants",
  summary: "Grant an offer, without its conditions, to named players or to all players of certain tiers",
  access: "operator",
  role: "MARKETING",
  body: z.strictObject({ ...grantInput, reason: operatorReason }),
  answers: { 200: bonusGrant },
  errors: ["RECIPIENT_NOT_FOUND", "SECOND_PERSON_REQUIRED", "NOT_FOUND", "CONFLICT"],
});
