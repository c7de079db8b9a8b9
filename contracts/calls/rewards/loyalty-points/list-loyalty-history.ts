import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { loyaltyEntry } from "../../../entities/loyalty-programme.ts";

export const listLoyaltyHistory = defineCall({
  name: "list-loyalty-history",
  service: "loyalty-points",
  method: "GET",
  path: "/services/loyalty-points/v1/players/{session}/history",
  summary: "Points earned, by day and kind of game, and redeemed; newest first",
  access: "player",
  query: z.object({ cursor: z.string().max(200).optional() }),
  answers: { 200: z.object({ items: z.array(loyaltyEntry), nextCursor: z.string().nullable() }) },
  errors: ["FEATURE_DISABLED"],
});
