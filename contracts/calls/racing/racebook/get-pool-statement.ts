import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { currencyInput } from "../../../entities/money.ts";
import { dividend, POOL_TYPES, poolIdInput, poolTerms } from "../../../entities/racing.ts";

export const getPoolStatement = defineCall({
  name: "get-pool-statement",
  service: "racebook",
  method: "GET",
  path: "/services/racing/v1/pools/{poolId}/statement",
  summary: "The statement of a settled pool, recomputed from its bets and compared with the ledger",
  access: "anyone",
  params: z.object({ poolId: poolIdInput }),
  query: z.object({ currencyCode: currencyInput.optional() }),
  answers: {
    200: z.object({
      poolId: z.string(),
      type: z.enum(POOL_TYPES),
      currency: z.string(),
      /** The stake that dividends are stated for. */
      unit: z.number(),
      ...poolTerms.shape,
      outcome: z.enum(["paid", "carried", "refunded"]),
      bets: z.number().int(),
      stakes: z.number(),
      refunds: z.number(),
      takeout: z.number(),
      carriedIn: z.number(),
      carriedOver: z.number(),
      payouts: z.number(),
      breakage: z.number(),
      subsidy: z.number(),
      dividends: z.array(dividend),
      /** Differences between the statement, the bets and the ledger; empty when everything agrees. */
      differences: z.array(z.string()),
    }),
  },
  errors: ["NOT_FOUND"],
  limit: { max: 60, windowSeconds: 60 },
});
