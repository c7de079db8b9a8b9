import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { offerId } from "../../../entities/bonus.ts";
import { operatorReason } from "../../../entities/loyalty-programme.ts";
import { keptOffer, offerPlan } from "../../../entities/offer-plan.ts";

export const createBonusOffer = defineCall({
  name: "create-bonus-offer",
  service: "bonuses",
  method: "POST",
  path: "/services/operator/v1/bonus-offers",
  summary: "Makes an offer",
  access: "operator",
  role: "MARKETING",
  body: z.strictObject({
    /** Made by the caller, so that asking again makes no second one. */
    id: offerId,
    plan: offerPlan,
    reason: operatorReason,
  }),
  answers: { 200: keptOffer },
  errors: ["CONFLICT"],
});
