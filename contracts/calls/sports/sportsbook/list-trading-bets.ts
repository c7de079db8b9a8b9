import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sportsBet } from "../../../entities/sports-bet.ts";
import { sportsIdInput } from "../../../entities/sports-event.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listTradingBets = defineCall({
  name: "list-trading-bets",
  service: "sportsbook",
  method: "GET",
  path: "/services/operator/v1/sports/bets",
  summary: "Bets on all events as they come in, newest first",
  access: "operator",
  role: "TRADER",
  polled: true,
  query: z.object({
    status: z.enum(["all", "open", "settled", "refused"]).default("all"),
    sport: sportsIdInput.optional(),
    playerId: z.string().min(1).max(64).optional(),
    limit: wholeNumberText(1, 100).default(30),
    cursor: z.string().max(200).optional(),
  }),
  answers: {
    200: z.object({
      items: z.array(sportsBet.extend({ playerId: z.string() })),
      nextCursor: z.string().nullable(),
    }),
  },
});
