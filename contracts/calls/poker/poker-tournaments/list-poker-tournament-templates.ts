import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerTournamentTemplate } from "../../../entities/poker-tournament.ts";

export const listPokerTournamentTemplates = defineCall({
  name: "list-poker-tournament-templates",
  service: "poker-tournaments",
  method: "GET",
  path: "/services/operator/v1/poker/tournament-templates",
  summary: "What operators can create scheduled poker tournaments from",
  access: "operator",
  role: "GAMES",
  answers: { 200: z.object({ templates: z.array(pokerTournamentTemplate) }) },
});
