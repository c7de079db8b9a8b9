import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { gameSession, gameSessionInput } from "../../../entities/game-session.ts";

export const getGameSession = defineCall({
  name: "get-game-session",
  service: "games",
  method: "GET",
  path: "/services/games/v1/sessions/{gameSession}",
  summary: "The state of an open game: balance, unfinished round, seeds, jackpots",
  access: "anyone",
  params: z.object({ gameSession: gameSessionInput }),
  answers: { 200: gameSession },
  errors: ["NOT_FOUND", "SESSION_INVALID"],
});
