import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { amountInput, currencyInput } from "../../../entities/money.ts";
import {
  FIXED_KINDS,
  poolIdInput,
  raceIdInput,
  racingBet,
  selectionInput,
} from "../../../entities/racing.ts";

const fixedBet = z.object({
  market: z.literal("FIXED"),
  raceId: raceIdInput,
  kind: z.enum(FIXED_KINDS),
  runners: z.array(z.number().int().min(1).max(40)).min(1).max(3),
  /** The stake for each part: an each-way bet costs twice this amount. */
  stake: amountInput,
  currency: currencyInput,
  /** The price the player saw; null for the starting price. */
  price: z.number().positive().nullable(),
});

const poolBet = z.object({
  market: z.literal("POOL"),
  poolId: poolIdInput,
  selections: z.array(selectionInput).min(1).max(6),
  /** The stake for each line. */
  stake: amountInput,
  currency: currencyInput,
});

export const placeRacingBet = defineCall({
  name: "place-racing-bet",
  service: "racebook",
  method: "POST",
  path: "/services/racing/v1/profiles/{session}/bets",
  summary: "Place a fixed-odds or pool bet on a race",
  access: "player",
  body: z.discriminatedUnion("market", [fixedBet, poolBet]),
  answers: { 201: racingBet },
  errors: [
    "NOT_FOUND",
    "PRICE_CHANGED",
    "MARKET_SUSPENDED",
    "BET_NOT_POSSIBLE",
    "STAKE_LIMIT",
    "INSUFFICIENT_FUNDS",
    "BONUS_MAX_BET",
    "CURRENCY_MISMATCH",
    "LIMIT_REACHED",
    "LIMIT_EXCEEDED",
    "EXCLUDED",
    "GAME_NOT_AVAILABLE",
    "REGION_NOT_AVAILABLE",
    "CONFLICT",
    "OVERLOADED",
  ],
  idempotent: true,
  limit: { max: 120, windowSeconds: 60, per: "session" },
});
