import { z } from "zod";
import { defineCall } from "../../../call.ts";
import {
  cardRunner,
  dividend,
  eachWayTerms,
  poolOffer,
  raceIdInput,
  raceSummary,
} from "../../../entities/racing.ts";

export const getRace = defineCall({
  name: "get-race",
  service: "racebook",
  method: "GET",
  path: "/services/racing/v1/races/{raceId}",
  summary:
    "The card of a race: runners with form and prices, its pools and, once it has been run, its result",
  access: "anyone",
  params: z.object({ raceId: raceIdInput }),
  answers: {
    200: z.object({
      race: raceSummary,
      now: z.string(),
      /**
       * The version of the card, increased with every withdrawal of a runner; a bet names the version whose
       * prices it accepts.
       */
      version: z.number().int(),
      runners: z.array(cardRunner),
      /** Cloth numbers by running style: leads, prominent, midfield, held-up. */
      paceMap: z.array(z.array(z.number().int())),
      eachWayTerms,
      pools: z.array(poolOffer),
      /** Whether fixed win and each-way bets placed now are paid at the starting price if it is better. */
      hasBestOdds: z.boolean(),
      /**
       * The SHA-256 of the seed that decides the race, published with the card; null for a race that a provider
       * sends, which is not drawn by us and has no replay.
       */
      seedHash: z.string().nullable(),
      result: z
        .object({
          order: z.array(z.array(z.number().int())),
          startingPrices: z.array(z.object({ number: z.number().int(), price: z.number() })),
          dividends: z.array(dividend),
        })
        .nullable(),
      /** The other races of the meeting. */
      meeting: z.array(raceSummary),
    }),
  },
  errors: ["NOT_FOUND"],
});
