import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";

export const unregisterFromPokerTournament = defineCall({
  name: "unregister-from-poker-tournament",
  service: "poker-tournaments",
  method: "DELETE",
  path: "/services/poker/v1/profiles/{session}/tournaments/{tournamentId}/entries",
  summary: "Unregister from a poker tournament that has not started; buy-in and fee are returned",
  access: "player",
  params: z.object({ tournamentId: identifierInput }),
  answers: { 200: z.object({ tournamentId: z.string() }) },
  errors: ["NOT_FOUND", "CONFLICT", "NOT_SEATED"],
  idempotent: true,
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
