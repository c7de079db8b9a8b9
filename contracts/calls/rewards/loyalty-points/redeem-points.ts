import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const redeemPoints = defineCall({
  name: "redeem-points",
  service: "loyalty-points",
  method: "POST",
  path: "/services/loyalty-points/v1/players/{session}/redeem",
  summary: "Redeem points for money",
  access: "player",
  body: z.strictObject({
    points: z.int().min(1),
    target: z.enum(["CASH", "BONUS"]).optional(),
  }),
  answers: {
    200: z.object({
      redeemedPoints: z.number().int(),
      creditedAmount: z.number(),
      currency: z.string(),
    }),
  },
  errors: [
    "INSUFFICIENT_POINTS",
    "LOYALTY_EXCLUDED",
    "OFFER_NOT_AVAILABLE",
    "FEATURE_DISABLED",
    "OVERLOADED",
  ],
  idempotent: true,
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
