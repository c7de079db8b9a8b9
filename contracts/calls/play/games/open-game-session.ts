import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { gameSession } from "../../../entities/game-session.ts";

export const openGameSession = defineCall({
  name: "open-game-session",
  service: "games",
  method: "POST",
  path: "/services/games/v1/sessions",
  summary: "Open a game with its single-use launch token",
  access: "anyone",
  body: z.strictObject({ token: z.string().min(1).max(1_024) }),
  answers: { 201: gameSession },
  errors: ["TOKEN_INVALID", "SESSION_INVALID", "GAME_NOT_AVAILABLE", "REGION_NOT_AVAILABLE"],
  limit: { max: 300, windowSeconds: 60 },
});
