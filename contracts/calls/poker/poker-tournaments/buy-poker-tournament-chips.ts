import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";

export const buyPokerTournamentChips = defineCall({
  name: "buy-poker-tournament-chips",
  service: "poker-tournaments",
  method: "POST",
  path: "/services/poker/v1/profiles/{session}/tournaments/{tournamentId}/purchases",
  summary: "Re-buy or take the add-on in a running poker tournament; the price goes into the prize pool",
  access: "player",
  params: z.object({ tournamentId: identifierInput }),
  body: z.strictObject({ kind: z.enum(["RE_BUY", "ADD_ON"]) }),
  answers: { 201: z.object({ purchaseId: z.string() }) },
  errors: [
    "NOT_FOUND",
    "CONFLICT",
    "NOT_SEATED",
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
