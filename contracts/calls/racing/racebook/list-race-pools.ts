import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { currencyInput } from "../../../entities/money.ts";
import { POOL_TYPES, raceIdInput } from "../../../entities/racing.ts";

export const listRacePools = defineCall({
  name: "list-race-pools",
  service: "racebook",
  method: "GET",
  path: "/services/racing/v1/races/{raceId}/pools",
  summary: "The totals of a race's pools in a currency, with the dividends that they would pay now",
  access: "anyone",
  params: z.object({ raceId: raceIdInput }),
  query: z.object({ currencyCode: currencyInput.optional() }),
  answers: {
    200: z.object({
      currency: z.string(),
      /** The stake that the dividends are stated for. */
      unit: z.number(),
      pools: z.array(
        z.object({
          poolId: z.string(),
          type: z.enum(POOL_TYPES),
          /** The number of bets. It only increases, so a client can tell which of two responses is newer. */
          bets: z.number().int(),
          total: z.number(),
          carriedIn: z.number(),
          /**
           * For win, place and show, and for the will-pays of the last leg: the lowest and highest dividend
           * of each betting interest (a runner, or several coupled runners).
           */
          probables: z.array(
            z.object({
              interest: z.number().int(),
              stakes: z.number(),
              lowest: z.number().nullable(),
              highest: z.number().nullable(),
              /**
               * The dividend of a win bet if all stakes followed the chances of the runners, as a guide while a pool has
               * little money; null in other pools.
               */
              expected: z.number().nullable(),
            }),
          ),
          /** For exacta, quinella and daily double: the pairs that have money on them. */
          pairs: z.array(
            z.object({ first: z.number().int(), second: z.number().int(), dividend: z.number() }),
          ),
        }),
      ),
    }),
  },
  errors: ["NOT_FOUND"],
  polled: true,
});
