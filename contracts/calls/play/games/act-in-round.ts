import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { roundIdInput, roundView } from "../../../entities/game-round.ts";
import { gameSessionInput } from "../../../entities/game-session.ts";

export const actInRound = defineCall({
  name: "act-in-round",
  service: "games",
  method: "POST",
  path: "/services/games/v1/sessions/{gameSession}/rounds/{roundId}/actions",
  summary: "The player's decision in a round; the same sequence again answers the same",
  access: "anyone",
  params: z.object({ gameSession: gameSessionInput, roundId: roundIdInput }),
  body: z.strictObject({
    /** The `sequence` of the view that the decision is about. */
    sequence: z.int().min(1),
    action: z.unknown(),
  }),
  answers: { 200: roundView },
  errors: [
    "NOT_FOUND",
    "SESSION_INVALID",
    "INSUFFICIENT_FUNDS",
    "BONUS_MAX_BET",
    "ACTION_NOT_ALLOWED",
    "SEQUENCE_MISMATCH",
    "CONFLICT",
  ],
});
