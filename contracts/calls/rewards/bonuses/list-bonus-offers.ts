import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { keptOffer } from "../../../entities/offer-plan.ts";

export const listBonusOffers = defineCall({
  name: "list-bonus-offers",
  service: "bonuses",
  method: "GET",
  path: "/services/operator/v1/bonus-offers",
  summary: "Every offer with its plan and how many took it, newest first",
  access: "operator",
  role: "MARKETING",
  answers: { 200: z.array(keptOffer) },
});
