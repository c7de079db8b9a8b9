import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { currencyInput } from "../../../entities/money.ts";
import {
  MAX_SLIP_SELECTIONS,
  sportsBetSelection,
  sportsSelectionInput,
} from "../../../entities/sports-bet.ts";

export const quoteSlip = defineCall({
  name: "quote-slip",
  service: "sportsbook",
  method: "POST",
  path: "/services/sportsbook/v1/slips/quote",
  summary: "The current prices of a bet slip, the bet types it offers and their highest stakes",
  access: "anyone",
  body: z.strictObject({
    selections: z.array(sportsSelectionInput).min(1).max(MAX_SLIP_SELECTIONS),
    currency: currencyInput,
  }),
  answers: {
    200: z.object({
      /** In the order of the slip. */
      selections: z.array(
        z.object({
          status: z.enum(["OPEN", "SUSPENDED", "CLOSED"]),
          /** Null unless open. */
          price: z.number().nullable(),
          /** Why a bet builder has no price: NOT_COMBINABLE, IMPOSSIBLE, NOT_OFFERED. */
          cause: z.string().nullable(),
          /** The event and the legs by name; null if the event or a market never existed. */
          selection: sportsBetSelection.nullable(),
        }),
      ),
      /** Positions of selections that cannot be in one bet, because they are of the same event. */
      conflicts: z.array(z.array(z.number().int())),
      types: z.array(
        z.object({
          type: z.string(),
          lines: z.number().int(),
          /** Of a single or a multiple; null for systems. */
          price: z.number().nullable(),
          /** For each line. */
          minimumStake: z.number(),
          maximumStake: z.number(),
        }),
      ),
      /** Each selection as a single bet. */
      singles: z.array(z.object({ minimumStake: z.number(), maximumStake: z.number() })),
      betDelaySeconds: z.number(),
    }),
  },
  errors: ["CURRENCY_MISMATCH"],
  limit: { max: 300, windowSeconds: 60 },
});
