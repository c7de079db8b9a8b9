import { defineCall } from "../../../call.ts";
import { sportsBet, sportsBetInput } from "../../../entities/sports-bet.ts";

export const placeSportsBet = defineCall({
  name: "place-sports-bet",
  service: "sportsbook",
  method: "POST",
  path: "/services/sportsbook/v1/profiles/{session}/bets",
  summary: "Place a bet; one with a live selection is PENDING until `confirmsAt`",
  access: "player",
  body: sportsBetInput,
  answers: { 201: sportsBet },
  errors: [
    "PRICE_CHANGED",
    "MARKET_SUSPENDED",
    "STAKE_LIMIT",
    "BET_NOT_POSSIBLE",
    "INSUFFICIENT_FUNDS",
    "CURRENCY_MISMATCH",
    "BONUS_MAX_BET",
    "LIMIT_REACHED",
    "EXCLUDED",
    "REALITY_CHECK_DUE",
    "GAME_NOT_AVAILABLE",
    "REGION_NOT_AVAILABLE",
    "DISABLED_PROFILE",
    "OVERLOADED",
    "UNAVAILABLE",
  ],
  idempotent: true,
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
