import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { currencyInput } from "../../../entities/money.ts";
import {
  MAX_SLIP_SELECTIONS,
  sportsBetSelection,
  sportsSelectionInput,
} from "../../../entities/sports-bet.ts";
import { placeTerms } from "../../../entities/sports-event.ts";

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
    /** Requests each-way stake limits for bets in which every selection has place terms. */
    eachWay: z.boolean().optional(),
  }),
  answers: {
    200: z.object({
      /** Selections are in the order of the slip. */
      selections: z.array(
        z.object({
          status: z.enum(["OPEN", "SUSPENDED", "CLOSED"]),
          /** The price is null unless the outcome can be backed now. */
          price: z.number().nullable(),
          /** Why a bet builder has no price: NOT_COMBINABLE, IMPOSSIBLE, NOT_OFFERED. */
          cause: z.string().nullable(),
          /** The place terms; null if the selection cannot be backed each-way. */
          eachWay: placeTerms.nullable(),
          /** The event and the legs by name; null if the event or a market never existed. */
          selection: sportsBetSelection.nullable(),
        }),
      ),
      /** Positions of selections that cannot be in one bet, because they come from the same event. */
      conflicts: z.array(z.array(z.number().int())),
      types: z.array(
        z.object({
          type: z.string(),
          lines: z.number().int(),
          /** The price of a single or a multiple; null for systems. */
          price: z.number().nullable(),
          /** The minimum stake for each line. */
          minimumStake: z.number(),
          maximumStake: z.number(),
        }),
      ),
      /** Stake limits for each selection as a single bet. */
      singles: z.array(z.object({ minimumStake: z.number(), maximumStake: z.number() })),
      betDelaySeconds: z.number(),
    }),
  },
  errors: ["CURRENCY_MISMATCH"],
  limit: { max: 300, windowSeconds: 60 },
});
