import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { pokerTournamentDetails } from "../../../entities/poker-tournament.ts";
import { identifierInput } from "../../../entities/text.ts";

export const cancelPokerTournament = defineCall({
  name: "cancel-poker-tournament",
  service: "poker-tournaments",
  method: "POST",
  path: "/services/operator/v1/poker/tournaments/{tournamentId}/cancellation",
  summary: "Cancel a scheduled poker tournament and refund its players under the cancellation rules",
  access: "operator",
  role: "GAMES",
  params: z.object({ tournamentId: identifierInput }),
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: pokerTournamentDetails },
  errors: ["NOT_FOUND", "CONFLICT"],
});
