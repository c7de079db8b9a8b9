import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorReason } from "../../../entities/loyalty-programme.ts";
import { offerDetails, offerPlan } from "../../../entities/offer-plan.ts";
import { identifierInput } from "../../../entities/text.ts";

export const updateBonusOffer = defineCall({
  name: "update-bonus-offer",
  service: "bonuses",
  method: "PUT",
  path: "/services/operator/v1/bonus-offers/{id}",
  summary: "Update an offer for players who claim it from now on",
  access: "operator",
  role: "MARKETING",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({
    plan: offerPlan,
    /** The version the operator edited; if a newer one exists, the update is refused as a conflict. */
    baseVersion: z.int().min(1),
    reason: operatorReason,
  }),
  answers: { 200: offerDetails },
  errors: ["SECOND_PERSON_REQUIRED", "NOT_FOUND", "CONFLICT"],
});
