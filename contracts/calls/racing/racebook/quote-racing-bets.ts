import { z } from "zod";
import { defineCall } from "../../../call.ts";
import {
  eachWayTerms,
  FIXED_KINDS,
  poolIdInput,
  raceIdInput,
  selectionInput,
} from "../../../entities/racing.ts";

/** Why a bet cannot be placed now: the race is closed, or a horse of the bet has been withdrawn. */
const status = z.enum(["OPEN", "CLOSED", "WITHDRAWN"]);

export const quoteRacingBets = defineCall({
  name: "quote-racing-bets",
  service: "racebook",
  method: "POST",
  path: "/services/racing/v1/quotes",
  summary: "Current prices of fixed-odds bets, and whether they and pool bets can still be placed",
  access: "anyone",
  body: z.strictObject({
    fixed: z
      .array(
        z.strictObject({
          raceId: raceIdInput,
          kind: z.enum(FIXED_KINDS),
          runners: z.array(z.number().int().min(1).max(40)).min(1).max(3),
        }),
      )
      .max(30),
    pools: z
      .array(z.strictObject({ poolId: poolIdInput, selections: z.array(selectionInput).min(1).max(6) }))
      .max(30),
  }),
  answers: {
    200: z.object({
      /**
       * In the order of the request. The price is null if the bet is not offered. The terms are those of an each-way
       * bet on the horses that run now, and null for other bets.
       */
      fixed: z.array(z.object({ status, price: z.number().nullable(), eachWayTerms })),
      pools: z.array(z.object({ status })),
    }),
  },
  limit: { max: 120, windowSeconds: 60 },
});
