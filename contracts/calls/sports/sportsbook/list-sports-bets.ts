import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sportsBet } from "../../../entities/sports-bet.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listSportsBets = defineCall({
  name: "list-sports-bets",
  service: "sportsbook",
  method: "GET",
  path: "/services/sportsbook/v1/profiles/{session}/bets",
  summary: "The player's bets, newest first",
  access: "player",
  query: z.object({
    status: z.enum(["open", "settled"]).default("open"),
    limit: wholeNumberText(1, 50).default(20),
    cursor: z.string().max(200).optional(),
  }),
  answers: { 200: z.object({ items: z.array(sportsBet), nextCursor: z.string().nullable() }) },
});
