import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { roundIdInput, roundRecord } from "../../../entities/game-round.ts";
import { gameSessionInput } from "../../../entities/game-session.ts";

export const getSessionRound = defineCall({
  name: "get-session-round",
  service: "games",
  method: "GET",
  path: "/services/games/v1/sessions/{gameSession}/rounds/{roundId}",
  summary: "A round of the open game, step by step",
  access: "anyone",
  params: z.object({ gameSession: gameSessionInput, roundId: roundIdInput }),
  answers: { 200: roundRecord },
  errors: ["NOT_FOUND", "SESSION_INVALID"],
});
