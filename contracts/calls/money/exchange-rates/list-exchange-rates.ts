import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const listExchangeRates = defineCall({
  name: "list-exchange-rates",
  service: "exchange-rates",
  method: "GET",
  path: "/services/exchange-rates/v1/rates",
  summary: "What one unit of each currency is worth in US dollars, about; for display only",
  access: "anyone",
  answers: {
    200: z.object({ rates: z.record(z.string(), z.number()), updatedAt: z.string().nullable() }),
  },
});
