import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { gameSessionInput } from "../../../entities/game-session.ts";

export const listSessionResults = defineCall({
  name: "list-session-results",
  service: "games",
  method: "GET",
  path: "/services/games/v1/sessions/{gameSession}/results",
  summary:
    "The results of the player's last hundred rounds of the open game, newest first; practice rounds only of this session",
  access: "anyone",
  params: z.object({ gameSession: gameSessionInput }),
  answers: {
    200: z.object({
      /** Past outcomes, in a format that depends on the game. Empty for games that show no past results. */
      results: z.array(z.object({ roundId: z.string(), outcome: z.unknown() })),
    }),
  },
  errors: ["NOT_FOUND", "SESSION_INVALID"],
});
