import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const listFreeBets = defineCall({
  name: "list-free-bets",
  service: "sportsbook",
  method: "GET",
  path: "/services/sportsbook/v1/profiles/{session}/free-bets",
  summary: "Free bets that the player can use",
  access: "player",
  answers: {
    200: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          stake: z.number(),
          currency: z.string(),
          left: z.number().int(),
          expiresAt: z.string(),
        }),
      ),
    }),
  },
});
