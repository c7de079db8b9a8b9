import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { roundIdInput } from "../../../entities/game-round.ts";
import { tokenInput } from "../../../entities/text.ts";

const seat = { seat: tokenInput };

/** The fictional studio's own interface between its game and its server. */
export const playSandboxGame = defineCall({
  name: "play-sandbox-game",
  service: "sandbox-studio",
  method: "POST",
  path: "/sandbox/studio/plays",
  summary: "Open, bet, pick or collect in the fictional studio's game; sandbox only",
  access: "anyone",
  crossOrigin: true,
  body: z.discriminatedUnion("action", [
    z.strictObject({ ...seat, action: z.literal("open") }),
    z.strictObject({
      ...seat,
      action: z.literal("bet"),
      roundId: roundIdInput,
      stake: z.number().positive().max(1e12),
    }),
    z.strictObject({
      ...seat,
      action: z.literal("pick"),
      roundId: roundIdInput,
      door: z.int().min(0).max(2),
    }),
    z.strictObject({ ...seat, action: z.literal("collect"), roundId: roundIdInput }),
  ]),
  answers: {
    200: z.object({
      balance: z.number(),
      currency: z.string(),
      /** The open round, without information that is still hidden from the player; null if no round is open. */
      round: z
        .object({
          roundId: z.string(),
          stake: z.number(),
          win: z.number(),
          isOver: z.boolean(),
          view: z.unknown(),
        })
        .nullable(),
    }),
  },
  errors: [
    "TOKEN_INVALID",
    "CONFLICT",
    "INSUFFICIENT_FUNDS",
    "LIMIT_EXCEEDED",
    "LIMIT_REACHED",
    "EXCLUDED",
    "BONUS_MAX_BET",
    "ANOTHER_SLOT_OPEN",
    "REALITY_CHECK_DUE",
    "ROUND_TOO_SOON",
    "PROVIDER_UNAVAILABLE",
  ],
  limit: { max: 600, windowSeconds: 60 },
});
