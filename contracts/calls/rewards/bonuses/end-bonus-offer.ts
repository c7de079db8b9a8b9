import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorReason } from "../../../entities/loyalty-programme.ts";
import { offerDetails } from "../../../entities/offer-plan.ts";
import { identifierInput } from "../../../entities/text.ts";

export const endBonusOffer = defineCall({
  name: "end-bonus-offer",
  service: "bonuses",
  method: "POST",
  path: "/services/operator/v1/bonus-offers/{id}/end",
  summary: "End an offer; bonuses already claimed continue",
  access: "operator",
  role: "MARKETING",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ reason: operatorReason }),
  answers: { 200: offerDetails },
  errors: ["NOT_FOUND"],
});
