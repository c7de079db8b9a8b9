import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const listLoyaltyTiers = defineCall({
  name: "list-loyalty-tiers",
  service: "loyalty-points",
  method: "GET",
  path: "/services/operator/v1/loyalty-tiers",
  summary: "The names of the loyalty tiers, lowest first, for all operators",
  access: "operator",
  brands: "shared",
  plainRead: true,
  answers: { 200: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }) },
});
