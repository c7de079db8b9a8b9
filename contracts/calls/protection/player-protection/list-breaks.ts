import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerBreaks } from "../../../entities/protection.ts";

export const listBreaks = defineCall({
  name: "list-breaks",
  service: "player-protection",
  method: "GET",
  path: "/services/player-protection/v1/profiles/{session}/breaks",
  summary: "The player's breaks, while they are not over, and whether the account is held for review",
  access: "player",
  answers: {
    200: playerBreaks.extend({
      /** Deposits and bets wait until an operator has reviewed the account. */
      isUnderReview: z.boolean(),
    }),
  },
});
