import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { offerDetails } from "../../../entities/offer-plan.ts";

export const listBonusOffers = defineCall({
  name: "list-bonus-offers",
  service: "bonuses",
  method: "GET",
  path: "/services/operator/v1/bonus-offers",
  summary: "All offers with their plans and claim counts, newest first",
  access: "operator",
  plainRead: true,
  // Compliance approves grants, and has to see the offers that are granted.
  role: ["MARKETING", "COMPLIANCE"],
  answers: { 200: z.array(offerDetails) },
});
