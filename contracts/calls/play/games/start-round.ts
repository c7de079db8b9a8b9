import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { roundIdInput, roundView } from "../../../entities/game-round.ts";
import { gameSessionInput } from "../../../entities/game-session.ts";

export const startRound = defineCall({
  name: "start-round",
  service: "games",
  method: "POST",
  path: "/services/games/v1/sessions/{gameSession}/rounds",
  summary: "Takes the stake and begins a round; the same id again answers the same round",
  access: "anyone",
  params: z.object({ gameSession: gameSessionInput }),
  body: z.strictObject({
    roundId: roundIdInput,
    /** As the game's maths takes it; every field named `stake` is in major units. */
    bet: z.record(z.string(), z.unknown()),
    /** Played with a granted spin, at the granted stake. */
    promotional: z.boolean().default(false),
  }),
  answers: { 200: roundView },
  errors: [
    "NOT_FOUND",
    "SESSION_INVALID",
    "GAME_NOT_AVAILABLE",
    "INSUFFICIENT_FUNDS",
    "BONUS_MAX_BET",
    "LIMIT_EXCEEDED",
    "CONFLICT",
    "ROUND_UNFINISHED",
    "ROUND_TOO_SOON",
    "NO_PROMOTIONAL_SPINS",
    "FEATURE_DISABLED",
  ],
});
