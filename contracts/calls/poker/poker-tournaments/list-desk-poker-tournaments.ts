import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { POKER_TOURNAMENT_STATUSES, pokerTournament } from "../../../entities/poker-tournament.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listDeskPokerTournaments = defineCall({
  name: "list-desk-poker-tournaments",
  service: "poker-tournaments",
  method: "GET",
  path: "/services/operator/v1/poker/tournaments",
  summary: "Scheduled poker tournaments, latest start first",
  access: "operator",
  role: "GAMES",
  query: z.object({
    status: z.enum(POKER_TOURNAMENT_STATUSES).optional(),
    cursor: z
      .string()
      .regex(/^[\dTZ:.-]{20,30}\/\w{1,80}$/)
      .optional(),
    limit: wholeNumberText(1, 50).default(25),
  }),
  answers: { 200: z.object({ items: z.array(pokerTournament), nextCursor: z.string().nullable() }) },
});
