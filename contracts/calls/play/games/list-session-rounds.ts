import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { roundPage } from "../../../entities/game-round.ts";
import { gameSessionInput } from "../../../entities/game-session.ts";

export const listSessionRounds = defineCall({
  name: "list-session-rounds",
  service: "games",
  method: "GET",
  path: "/services/games/v1/sessions/{gameSession}/rounds",
  summary: "The rounds played in the open game, newest first",
  access: "anyone",
  params: z.object({ gameSession: gameSessionInput }),
  query: z.object({ cursor: z.string().max(200).optional() }),
  answers: { 200: roundPage },
  errors: ["NOT_FOUND", "SESSION_INVALID"],
});
