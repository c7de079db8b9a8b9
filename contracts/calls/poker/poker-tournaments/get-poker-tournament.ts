import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerTournamentDetails } from "../../../entities/poker-tournament.ts";
import { identifierInput } from "../../../entities/text.ts";

export const getPokerTournament = defineCall({
  name: "get-poker-tournament",
  service: "poker-tournaments",
  method: "GET",
  path: "/services/poker/v1/tournaments/{tournamentId}",
  summary: "A poker tournament: blinds, prizes, players and their places",
  access: "anyone",
  params: z.object({ tournamentId: identifierInput }),
  answers: { 200: pokerTournamentDetails },
  errors: ["NOT_FOUND"],
});
