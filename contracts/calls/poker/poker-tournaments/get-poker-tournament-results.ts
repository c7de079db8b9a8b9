import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerStatisticsQuery } from "../../../entities/poker.ts";

export const getPokerTournamentResults = defineCall({
  name: "get-poker-tournament-results",
  service: "poker-tournaments",
  method: "GET",
  path: "/services/poker/v1/profiles/{session}/tournament-results",
  summary: "The player's results in poker tournaments of recent days by currency, without practice",
  access: "player",
  query: pokerStatisticsQuery,
  answers: {
    200: z.object({
      results: z.array(
        z.object({
          currency: z.string(),
          /** The finished entries, including re-entries, and how many of them won money. */
          entries: z.number().int(),
          cashes: z.number().int(),
          /** What the entries cost with all purchases, and what they won with bounties, in major units. */
          paid: z.number(),
          won: z.number(),
        }),
      ),
    }),
  },
});
