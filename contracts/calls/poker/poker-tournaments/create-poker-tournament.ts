import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { newPokerTournament, pokerTournamentDetails } from "../../../entities/poker-tournament.ts";

export const createPokerTournament = defineCall({
  name: "create-poker-tournament",
  service: "poker-tournaments",
  method: "POST",
  path: "/services/operator/v1/poker/tournaments",
  summary: "Create a scheduled poker tournament from a template",
  access: "operator",
  role: "GAMES",
  body: z.strictObject({ ...newPokerTournament, reason: reasonInput }),
  answers: { 201: pokerTournamentDetails },
  errors: ["NOT_FOUND", "CONFLICT", "SCHEDULE_IN_THE_PAST", "SECOND_PERSON_REQUIRED"],
});
