import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";

export const registerForPokerTournament = defineCall({
  name: "register-for-poker-tournament",
  service: "poker-tournaments",
  method: "POST",
  path: "/services/poker/v1/profiles/{session}/tournaments/{tournamentId}/entries",
  summary: "Register for a poker tournament, or re-enter after being knocked out, and pay its buy-in and fee",
  access: "player",
  params: z.object({ tournamentId: identifierInput }),
  answers: { 201: z.object({ entryId: z.string() }) },
  errors: [
    "NOT_FOUND",
    "CONFLICT",
    "ALREADY_SEATED",
    "SEAT_TAKEN",
    "INSUFFICIENT_FUNDS",
    "CURRENCY_MISMATCH",
    "LIMIT_REACHED",
    "LIMIT_EXCEEDED",
    "EXCLUDED",
    "GAME_NOT_AVAILABLE",
    "REGION_NOT_AVAILABLE",
    "UNAVAILABLE",
  ],
  idempotent: true,
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
