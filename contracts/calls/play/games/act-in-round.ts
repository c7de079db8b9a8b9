import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { roundIdInput, roundView } from "../../../entities/game-round.ts";
import { gameSessionInput } from "../../../entities/game-session.ts";

export const actInRound = defineCall({
  name: "act-in-round",
  service: "games",
  method: "POST",
  path: "/services/games/v1/sessions/{gameSession}/rounds/{roundId}/actions",
  summary: "Take an action in a round; repeating a sequence returns the same result",
  access: "anyone",
  params: z.object({ gameSession: gameSessionInput, roundId: roundIdInput }),
  body: z.strictObject({
    /** The `sequence` of the round state that the player's action responds to. */
    sequence: z.int().min(1),
    action: z.unknown(),
  }),
  answers: { 200: roundView },
  errors: [
    "NOT_FOUND",
    "SESSION_INVALID",
    "GAME_NOT_AVAILABLE",
    "LIMIT_REACHED",
    "EXCLUDED",
    "ACCOUNT_UNDER_REVIEW",
    "REALITY_CHECK_DUE",
    "REGISTER_UNAVAILABLE",
    "REGION_NOT_AVAILABLE",
    "INSUFFICIENT_FUNDS",
    "BONUS_MAX_BET",
    "ACTION_NOT_ALLOWED",
    "SEQUENCE_MISMATCH",
    "CONFLICT",
  ],
});
