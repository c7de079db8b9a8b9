import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerBreaks } from "../../../entities/protection.ts";

export const listBreaks = defineCall({
  name: "list-breaks",
  service: "player-protection",
  method: "GET",
  path: "/services/player-protection/v1/profiles/{session}/breaks",
  summary: "The player's current breaks, and the protection notices that the site has to show",
  access: "player",
  answers: {
    200: playerBreaks.extend({
      /** Whether deposits and bets are blocked until an operator has reviewed the account. */
      isUnderReview: z.boolean(),
      /** Whether the player has neither changed nor reviewed their limits for six months. */
      isLimitReviewDue: z.boolean(),
    }),
  },
});
