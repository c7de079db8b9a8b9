import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { racingBet } from "../../../entities/racing.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listRacingBets = defineCall({
  name: "list-racing-bets",
  service: "racebook",
  method: "GET",
  path: "/services/racing/v1/profiles/{session}/bets",
  summary: "The player's bets on races, newest first",
  access: "player",
  query: z.object({
    state: z.enum(["OPEN", "SETTLED"]).optional(),
    limit: wholeNumberText(1, 50).default(20),
    cursor: z.string().max(200).optional(),
  }),
  answers: { 200: z.object({ items: z.array(racingBet), nextCursor: z.string().nullable() }) },
});
