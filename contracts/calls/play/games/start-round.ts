import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { roundIdInput, roundView } from "../../../entities/game-round.ts";
import { gameSessionInput } from "../../../entities/game-session.ts";

export const startRound = defineCall({
  name: "start-round",
  service: "games",
  method: "POST",
  path: "/services/games/v1/sessions/{gameSession}/rounds",
  summary: "Take the stake and start a round; repeating the id returns the same round",
  access: "anyone",
  params: z.object({ gameSession: gameSessionInput }),
  body: z.strictObject({
    roundId: roundIdInput,
    /** The bet in the format that the game's maths defines; every field named `stake` is in major units. */
    bet: z.record(z.string(), z.unknown()),
    /** Plays a granted free spin at the granted stake. */
    promotional: z.boolean().default(false),
  }),
  answers: { 200: roundView },
  errors: [
    "NOT_FOUND",
    "SESSION_INVALID",
    "GAME_NOT_AVAILABLE",
    "REGION_NOT_AVAILABLE",
    "INSUFFICIENT_FUNDS",
    "BONUS_MAX_BET",
    "LIMIT_EXCEEDED",
    "LIMIT_REACHED",
    "EXCLUDED",
    "ACCOUNT_UNDER_REVIEW",
    "ANOTHER_SLOT_OPEN",
    "REALITY_CHECK_DUE",
    "REGISTER_UNAVAILABLE",
    "CONFLICT",
    "ROUND_UNFINISHED",
    "ROUND_TOO_SOON",
    "NO_PROMOTIONAL_SPINS",
    "FEATURE_DISABLED",
  ],
});
