import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { loyaltyEntry, loyaltySummary } from "../../../entities/loyalty-programme.ts";
import { playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";

export const getPlayerLoyalty = defineCall({
  name: "get-player-loyalty",
  service: "loyalty-points",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/loyalty",
  summary: "A player's loyalty status, with a page of points earned and redeemed",
  access: "operator",
  role: [...playerDeskRoles, "MARKETING"],
  params: playerIdParam,
  query: z.object({ cursor: z.string().max(200).optional() }),
  answers: {
    200: loyaltySummary
      .pick({
        excluded: true,
        pointsName: true,
        points: true,
        currency: true,
        cashAmount: true,
        bonusAmount: true,
        tierPoints: true,
        windowEndsAt: true,
        tier: true,
        nextTier: true,
        pointsToNextTier: true,
        pointsToKeepTier: true,
      })
      .extend({ items: z.array(loyaltyEntry), nextCursor: z.string().nullable() }),
  },
  errors: ["NOT_FOUND"],
});
