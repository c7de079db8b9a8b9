import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerTournament } from "../../../entities/poker-tournament.ts";

export const listPokerTournaments = defineCall({
  name: "list-poker-tournaments",
  service: "poker-tournaments",
  method: "GET",
  path: "/services/poker/v1/tournaments",
  summary: "Open and running tournaments, and scheduled ones that ended within the hour",
  access: "anyone",
  answers: { 200: z.object({ tournaments: z.array(pokerTournament) }) },
});
