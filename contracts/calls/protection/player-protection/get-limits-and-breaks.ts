import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";
import { playerBreak, protectionLimits } from "../../../entities/protection.ts";

export const getLimitsAndBreaks = defineCall({
  name: "get-limits-and-breaks",
  service: "player-protection",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/player-protection",
  summary: "A player's limits and breaks, for operators",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  answers: {
    200: z.object({
      limits: protectionLimits,
      breaks: z.array(playerBreak),
      /** Whether deposits and bets are blocked until an operator has reviewed the account. */
      isUnderReview: z.boolean(),
    }),
  },
  errors: ["NOT_FOUND"],
});
