import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerTournamentTemplate } from "../../../entities/poker-tournament.ts";

export const listPokerTournamentTemplates = defineCall({
  name: "list-poker-tournament-templates",
  service: "poker-tournaments",
  method: "GET",
  path: "/services/operator/v1/poker/tournament-templates",
  summary: "The templates from which operators create scheduled poker tournaments",
  access: "operator",
  role: "GAMES",
  answers: { 200: z.object({ templates: z.array(pokerTournamentTemplate) }) },
});
